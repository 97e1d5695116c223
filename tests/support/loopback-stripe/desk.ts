import { createHash } from "node:crypto";
import { customerCalls } from "./customer-calls";
import { invoiceCalls } from "./invoice-calls";
import { assertKnown, type Call, readParameters } from "./parameters";
import { otherRequest, Refusal, unauthorized, unknownUrl } from "./refusals";
import { setupCalls } from "./setup-calls";
import { subscriptionCalls } from "./subscription-calls";
import { newId, type World } from "./world";

export interface Asked {
  method: string;
  /** Without the query. */
  path: string;
  /** The query, or the body of a POST; form-encoded. */
  parameters: string;
  /** Stripe fails once it has begun. */
  breaks?: boolean;
  /** Of the Authorization header. */
  key: string | null;
  idempotencyKey: string | null;
}

export interface Answered {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

interface Keys {
  secret: string;
  publishable: string;
}

/** Stripe keeps a key for a day at least; nothing may count on more. */
const KEPT_SECONDS = 86_400;

/** Answers one call after another; the same idempotency key gets the same answer. */
export function newDesk(world: World, keys: Keys): (asked: Asked) => Answered {
  const kept = new Map<string, { print: string; answer: Answered; at: number }>();
  return (asked) => {
    const { idempotencyKey: key } = asked;
    const print = createHash("sha256")
      .update(`${asked.method} ${asked.path}\n${asked.parameters}`)
      .digest("hex");
    const last = key === null ? undefined : kept.get(key);
    const before = last && world.clock - last.at < KEPT_SECONDS ? last : undefined;
    if (before && before.print !== print) return refused(otherRequest(key ?? ""));
    if (before)
      return { ...before.answer, headers: { ...before.answer.headers, "idempotent-replayed": "true" } };
    const answer = asked.breaks ? BROKEN : answerOf(world, keys, asked);
    // What was refused before it began is not kept: it can be put right and sent again.
    const hadBegun = answer.status < 400 || answer.status === 402 || answer.status >= 500;
    if (key !== null && hadBegun) kept.set(key, { print, answer, at: world.clock });
    return answer;
  };
}

const BROKEN: Answered = {
  status: 500,
  body: { error: { message: "An unknown error occurred.", type: "api_error" } },
  headers: {},
};

function answerOf(world: World, keys: Keys, asked: Asked): Answered {
  try {
    const found = findCall(asked.method, asked.path);
    if (!found) throw unknownUrl(asked.method, asked.path);
    const mayCall = asked.key === keys.secret || (found.call.isPublic && asked.key === keys.publishable);
    if (!mayCall) throw unauthorized();
    const parameters = readParameters(asked.parameters);
    assertKnown(parameters, found.call.parameters);
    const body = structuredClone(found.call.answer(world, found.id, parameters));
    return { status: 200, body, headers: { "request-id": newId("req") } };
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}

function refused({ status, body }: Refusal): Answered {
  return { status, body, headers: { "request-id": newId("req") } };
}

/** What of Stripe's API there is here. */
const CALLS: readonly Call[] = [...customerCalls, ...setupCalls, ...subscriptionCalls, ...invoiceCalls];

function findCall(method: string, path: string): { call: Call; id: string } | null {
  for (const call of CALLS) {
    const pattern = new RegExp(`^/v1/${call.path.replace("{id}", "([^/]+)")}$`);
    const found = call.method === method ? pattern.exec(path) : null;
    if (found) return { call, id: decodeURIComponent(found[1] ?? "") };
  }
  return null;
}
