/** How long a password may be, in UTF-16 code units. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
