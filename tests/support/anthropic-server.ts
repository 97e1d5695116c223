import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { type Answer, answerOf, type Behaviour, faultOf } from "@/tests/support/anthropic-behaviours";
import { type MessageRequest, readRequest } from "@/tests/support/anthropic-validation";

/** A request as it came over the wire. */
interface RecordedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A Messages API on loopback: point `ANTHROPIC_BASE_URL` at `url` and `ANTHROPIC_API_KEY` at `apiKey`. */
export interface AnthropicServer {
  url: string;
  apiKey: string;
  requests: readonly RecordedRequest[];
  /** What the next accepted requests get, in this order; the last one stays. */
  respond(...behaviours: [Behaviour, ...Behaviour[]]): void;
  close(): Promise<void>;
}

export async function startAnthropicServer(apiKey = "sk-ant-api03-loopback"): Promise<AnthropicServer> {
  const requests: RecordedRequest[] = [];
  let script: Behaviour[] = [{ kind: "normal" }];
  const closing = new AbortController();

  const next = (): Behaviour => (script.length > 1 ? script.shift() : script[0]) ?? { kind: "normal" };

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const recorded = { path: incoming.url ?? "", headers: incoming.headers, body: await textOf(incoming) };
    requests.push(recorded);
    const read = readRequest(recorded.path, recorded.headers, recorded.body, apiKey);
    if ("refusal" in read) return send(outgoing, read.refusal);
    const behaviour = next();
    const fault = faultOf(behaviour);
    if (fault === "reset") return void incoming.socket.resetAndDestroy();
    if (fault) await delay(fault.delayMs, undefined, { signal: closing.signal });
    const answer = answerOf(behaviour, read.request.model, promptOf(read.request));
    if (answer.later) {
      outgoing.writeHead(answer.status, answer.headers);
      outgoing.write(answer.body);
      await delay(answer.later.afterMs, undefined, { signal: closing.signal });
      return void outgoing.end(answer.later.body);
    }
    send(outgoing, answer);
  }

  const server = createServer((incoming, outgoing) => {
    // A client that hung up, or the server closing during a delay: there is nobody left to answer.
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The loopback server has no port.");

  return {
    url: `http://127.0.0.1:${address.port}`,
    apiKey,
    requests,
    respond: (...behaviours) => {
      script = behaviours;
    },
    close: () => {
      closing.abort();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function send(outgoing: ServerResponse, answer: Answer): void {
  outgoing.writeHead(answer.status, answer.headers);
  if (answer.hold) outgoing.flushHeaders();
  else outgoing.end(answer.body);
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming.setEncoding("utf8")) text += chunk;
  return text;
}

const promptOf = (request: MessageRequest): string =>
  request.messages
    .map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)))
    .join("\n");
