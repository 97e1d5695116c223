import { join } from "node:path";

/** @type {import("next").NextConfig} */
const config = {
  // The same Next, React and compiler as the app's: there is no second node_modules.
  turbopack: { root: join(import.meta.dirname, "../../..") },
};

export default config;
