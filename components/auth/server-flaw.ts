import { HttpError } from "@/lib/http/client";

/** What the server found wrong with a field, as a sentence to stand there; undefined when it was something else. */
export function serverFlaw(error: unknown, field: string): string | undefined {
  const words = error instanceof HttpError && error.status === 400 ? error.serverMessage : null;
  if (!words?.startsWith(`${field} `)) return undefined;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
