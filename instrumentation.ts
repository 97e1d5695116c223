/** Runs once when a server starts: a configuration that cannot work stops it here, with everything to mend. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("@/lib/env");
  env();
}
