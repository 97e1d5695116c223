import { ConfigurationError, env } from "@/lib/config/env";

/** Ends with 1 and everything to mend when a server could not start with this environment. */
try {
  env();
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exitCode = 1;
}
