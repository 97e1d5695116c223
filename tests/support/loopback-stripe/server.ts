import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { deleteCustomer } from "@/tests/support/loopback-stripe/customer-calls";
import type { CardBehaviour, StripeEvent } from "@/tests/support/loopback-stripe/shapes";
import { type Answered, type Asked, newDesk } from "./desk";
import { authenticate, CARDS, confirmSetup } from "./setup-calls";
import { advance, LOOPBACK_PRICE, newWorld, type World } from "./world";

/**
 * How a call goes wrong: before anything is done, after it was done and before it is answered, or in a way that
 * Stripe keeps under the call's idempotency key.
 */
type Fault = "reset_before" | "reset_after" | "error_500" | "kept_500";

export interface LoopbackStripe {
  url: string;
  keys: { secretKey: string; publishableKey: string; webhookSecret: string; priceId: string };
  /** The configuration with which the app talks to it. */
  environment: Record<string, string>;
  world: World;
  requests: Asked[];
  /** What the next calls to a path that begins like this (and that name `about`) run into, one each. */
  faults: { path: string; about?: string; fault: Fault }[];
  /** How long every answer takes. */
  latencyMs: number;
  /** What the member does in the browser with Stripe's form. */
  fillCard(setupIntentId: string, card?: CardBehaviour): void;
  authenticate(setupIntentId: string, passes?: boolean): void;
  advance(to: Date): void;
  deleteCustomer(customerId: string): void;
  signed(event: StripeEvent, at?: Date): { body: string; signature: string };
  /** Posts an event to a running app, as Stripe does, and says how it answered. */
  deliver(event: StripeEvent, appUrl: string): Promise<number>;
  close(): Promise<void>;
}

const KEYS = {
  secretKey: "sk_test_loopback",
  publishableKey: "pk_test_loopback",
  webhookSecret: "whsec_loopback",
  priceId: LOOPBACK_PRICE.id,
};

interface Options {
  /** When its clock begins. */
  startsAt?: Date;
  /** Whether its clock goes on by itself; else it stands still until it is moved on. */
  followsTime?: boolean;
  /** Any free one unless told. */
  port?: number;
}

/** Stripe's API on loopback, with one account: start the app with `environment`. */
export async function startLoopbackStripe(options: Options = {}): Promise<LoopbackStripe> {
  const { startsAt = new Date(), followsTime = false, port = 0 } = options;
  const world = newWorld(structuredClone(LOOPBACK_PRICE), startsAt);
  const desk = newDesk(world, { secret: KEYS.secretKey, publishable: KEYS.publishableKey });
  const stripe: LoopbackStripe = {
    url: "",
    keys: KEYS,
    environment: {},
    world,
    requests: [],
    faults: [],
    latencyMs: 0,
    fillCard: (id, card = "works") => confirmSetup(world, intent(world, id), CARDS[card]),
    authenticate: (id, passes = true) => authenticate(world, intent(world, id), passes),
    advance: (to) => advance(world, to),
    deleteCustomer: (id) => deleteCustomer(world, id),
    signed: (event, at = new Date()) => signed(event, KEYS.webhookSecret, at),
    deliver: (event, appUrl) => deliver(stripe.signed(event), appUrl),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((incoming, outgoing) => {
    handle(stripe, desk, followsTime, incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The loopback Stripe has no port.");
  stripe.url = `http://127.0.0.1:${address.port}`;
  stripe.environment = {
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_PRICE_ID: KEYS.priceId,
    STRIPE_API_BASE: stripe.url,
  };
  return stripe;
}

async function handle(
  stripe: LoopbackStripe,
  desk: (asked: Asked) => Answered,
  followsTime: boolean,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const asked = await read(incoming);
  stripe.requests.push(asked);
  if (followsTime) stripe.advance(new Date());
  const fault = takeFault(stripe, asked);
  if (fault === "reset_before") return void incoming.socket.resetAndDestroy();
  if (fault === "error_500") {
    const error = { message: "An unknown error occurred.", type: "api_error" };
    return send(outgoing, { status: 500, body: { error }, headers: {} });
  }
  const answer = desk({ ...asked, breaks: fault === "kept_500" });
  if (fault === "reset_after") return void incoming.socket.resetAndDestroy();
  if (stripe.latencyMs > 0) await delay(Math.random() * stripe.latencyMs);
  send(outgoing, answer);
}

async function read(incoming: IncomingMessage): Promise<Asked> {
  let body = "";
  for await (const chunk of incoming.setEncoding("utf8")) body += chunk;
  const url = new URL(incoming.url ?? "/", "http://stripe");
  const key = incoming.headers["idempotency-key"];
  return {
    method: incoming.method ?? "",
    path: url.pathname,
    parameters: incoming.method === "POST" ? body : url.search.slice(1),
    key: incoming.headers.authorization?.replace("Bearer ", "") ?? null,
    idempotencyKey: typeof key === "string" ? key : null,
  };
}

function send(outgoing: ServerResponse, { status, body, headers }: Answered): void {
  outgoing.writeHead(status, { "content-type": "application/json", ...headers });
  outgoing.end(JSON.stringify(body));
}

function takeFault({ faults }: LoopbackStripe, { path, parameters }: Asked): Fault | undefined {
  const at = faults.findIndex(
    (one) => path.startsWith(one.path) && (path + parameters).includes(one.about ?? ""),
  );
  return at < 0 ? undefined : faults.splice(at, 1)[0]?.fault;
}

function intent(world: World, id: string) {
  const found = world.setupIntents.get(id);
  if (!found) throw new Error(`There is no setup intent ${id}.`);
  return found;
}

/** The scheme of Stripe's docs: an HMAC over the time, a point and the body. */
function signed(event: StripeEvent, secret: string, at: Date): { body: string; signature: string } {
  const body = JSON.stringify(event, null, 2);
  const time = Math.floor(at.getTime() / 1000);
  const mark = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return { body, signature: `t=${time},v1=${mark}` };
}

async function deliver(signed: { body: string; signature: string }, appUrl: string): Promise<number> {
  const { status } = await fetch(new URL("/api/stripe/webhook", appUrl), {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signed.signature },
    body: signed.body,
  });
  return status;
}
