/** The people that the demo is seeded with, and how to sign in as them. */
export const DEMO_MEMBER = {
  email: "maya@hearten.example",
  password: "a-light-left-on",
  firstName: "Maya",
  lastName: "Okafor",
};
export const DEMO_ADMIN = {
  email: "admin@hearten.example",
  password: "keeper-of-the-light",
  firstName: "Ada",
  lastName: "Keeper",
};
