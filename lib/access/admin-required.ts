/** What anyone but the admin is told at an admin page or call. */
export const ADMIN_REQUIRED =
  "Admin access required. Please contact support if you believe this is an error.";
