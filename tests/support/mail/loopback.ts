import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A mail as a stand-in for a provider took it. */
export interface TakenMail {
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** The name that this mail has over all attempts: its idempotency key, or its Message-ID. */
  key: string;
}

/** What goes wrong with the next call. */
export type Trouble =
  | "limited"
  | "limited for a moment"
  | "failing"
  | "refused"
  | "accepts and drops"
  | "wrong key";

export interface Loopback {
  url: string;
  taken: TakenMail[];
  /** One entry for each call to come; then all goes well again. */
  troubles: Trouble[];
  close(): Promise<void>;
}

/** An HTTP server on a free port of this machine. */
export async function listen(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
