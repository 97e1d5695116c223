import type { AddressInfo } from "node:net";
import PostalMime, { type Address } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Loopback, TakenMail } from "./loopback";

const REPLIES = {
  limited: 450,
  "limited for a moment": 450,
  failing: 451,
  refused: 550,
  "wrong key": 535,
} as const;

/** A mail server that keeps what it takes. */
export async function smtpServer(): Promise<Loopback> {
  const loopback: Loopback = { url: "", taken: [], troubles: [], close: async () => {} };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onMailFrom({ address }, _session, done) {
      if (!address.endsWith(".invalid")) return done();
      done(Object.assign(new Error(`${address} may not send here`), { responseCode: 550 }));
    },
    onRcptTo({ address }, _session, done) {
      const trouble = loopback.troubles[0];
      const status = address.endsWith(".invalid")
        ? 550
        : trouble && trouble !== "accepts and drops"
          ? REPLIES[trouble]
          : 0;
      if (status === 0) return done();
      loopback.troubles.shift();
      done(Object.assign(new Error(`${address} was not taken`), { responseCode: status }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const mail = await taken(Buffer.concat(chunks));
        // The envelope says who gets it.
        for (const { address } of session.envelope.rcptTo) loopback.taken.push({ ...mail, to: address });
        if (loopback.troubles.shift() === "accepts and drops") server.connections.forEach(drop);
        else done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  loopback.url = `smtp://127.0.0.1:${port}`;
  loopback.close = () => new Promise((resolve) => server.close(() => resolve()));
  return loopback;
}

function drop(connection: unknown): void {
  (connection as { _socket: { destroy(): void } })._socket.destroy();
}

async function taken(message: Buffer): Promise<TakenMail> {
  const {
    from,
    subject = "",
    html = "",
    text = "",
    headers,
    messageId = "",
  } = await PostalMime.parse(message);
  const custom = headers.filter(({ key }) => key.startsWith("list-"));
  return {
    to: "",
    from: written(from),
    subject,
    html,
    text,
    headers: Object.fromEntries(custom.map(({ key, value }) => [key, value])),
    key: messageId,
  };
}

function written(address: Address | undefined): string {
  return `${address?.name} <${address?.address}>`;
}
