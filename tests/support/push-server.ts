import { createPublicKey, verify } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { TEST_ENVIRONMENT } from "@/tests/support/environment";
import { listen } from "@/tests/support/mail/loopback";

const DAY_SECONDS = 24 * 60 * 60;

export interface PushServer {
  url: string;
  /** The browsers that were handed a message, by the last part of their endpoint, each time. */
  taken: string[];
  /** For how many seconds each of these may be kept. */
  kept: number[];
  /** What is wrong with what was asked; a real service would answer 400 or 403. */
  flaws: string[];
  /** How a browser's endpoint answers from here on; 201 unless told, 0: the connection is cut. */
  answers: Map<string, number>;
  close(): Promise<void>;
}

/** A push service (RFC 8030) that lets in whoever shows the test key (RFC 8292), for empty messages only. */
export async function startPushServer(): Promise<PushServer> {
  const { url, close } = await listen((request, response, body) => {
    const browser = request.url?.split("/").at(-1) ?? "";
    const flaw = flawOf(request, body, url);
    if (flaw) {
      server.flaws.push(flaw);
      response.writeHead(403).end();
      return;
    }
    const status = server.answers.get(browser) ?? 201;
    if (status === 0) return void response.destroy();
    if (status === 201) {
      server.taken.push(browser);
      server.kept.push(Number(request.headers.ttl));
    }
    const headers = status === 302 ? { Location: `${url}/push/elsewhere` } : {};
    response.writeHead(status, headers).end("what it says is nobody's business");
  });
  const server: PushServer = { url, taken: [], kept: [], flaws: [], answers: new Map(), close };
  return server;
}

function flawOf(request: IncomingMessage, body: string, origin: string): string | null {
  const { authorization = "", ttl, urgency, topic } = request.headers;
  if (request.method !== "POST") return "not a POST";
  if (body !== "" || request.headers["content-encoding"]) return "not empty";
  if (!/^\d+$/.test(String(ttl)) || Number(ttl) > DAY_SECONDS) return "TTL";
  if (urgency !== "normal" || !/^[\w-]{1,32}$/.test(String(topic))) return "urgency or topic";
  const [, token = "", key] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== TEST_ENVIRONMENT.VAPID_PUBLIC_KEY) return "key";
  return flawOfToken(token, origin);
}

function flawOfToken(token: string, origin: string): string | null {
  const [header = "", claims = "", signature = ""] = token.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  if (read(header).alg !== "ES256") return "algorithm";
  const point = Buffer.from(TEST_ENVIRONMENT.VAPID_PUBLIC_KEY, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(`${header}.${claims}`);
  const isSigned = verify(
    "sha256",
    signed,
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) return "signature";
  const { aud, exp, sub } = read(claims);
  const left = exp - Date.now() / 1000;
  if (aud !== origin || !/^mailto:.+@/.test(sub)) return "audience or subject";
  return left > 0 && left <= DAY_SECONDS ? null : "expiry";
}
