/** Runs once when a server starts. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: this very text makes the bundler leave the server out of the edge's copy.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startUp } = await import("./lib/jobs/start-up");
    startUp();
  }
}
