import type { Parameters } from "./parameters";
import { missing, notAllowed } from "./refusals";
import type { Customer, List } from "./shapes";
import type { World } from "./world";

export const PAGING = ["limit", "starting_after", "ending_before", "expand.#"] as const;

/** A page of a list, the newest first, as every list of Stripe's is. */
export function page<T extends { id: string }>(
  oldestFirst: Iterable<T>,
  parameters: Parameters,
  url: string,
): List<T> {
  const all = [...oldestFirst].reverse();
  const after = parameters.get("starting_after");
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  if (after && start === 0) throw missing(url.replace(/^.*\/|s$/g, ""), after, "starting_after");
  const limit = Number(parameters.get("limit") ?? 10);
  return {
    object: "list",
    data: all.slice(start, start + limit),
    has_more: all.length > start + limit,
    url,
  };
}

/** @throws Refusal resource_missing */
export function found<T>(things: ReadonlyMap<string, T>, kind: string, id: string, param?: string): T {
  const thing = things.get(id);
  if (!thing) throw missing(kind, id, param);
  return thing;
}

/**
 * What is answered, with each payment method and customer that `expand` names in the place of its id.
 *
 * @throws Refusal for what this Stripe does not expand
 */
export function expanded<T extends object>(world: World, answer: T, parameters: Parameters): T {
  const copy = structuredClone(answer);
  for (const [name, path] of parameters) {
    if (name.startsWith("expand.")) expandAt(world, copy, path.split("."), path);
  }
  return copy;
}

function expandAt(world: World, within: unknown, [name = "", ...rest]: string[], path: string): void {
  if (Array.isArray(within)) {
    for (const one of within) expandAt(world, one, [name, ...rest], path);
    return;
  }
  const value: unknown = Reflect.get(Object(within), name);
  if (rest.length > 0) expandAt(world, value, rest, path);
  else if (value === undefined || !EXPANDS.has(name))
    throw notAllowed(`This property cannot be expanded (${path}).`);
  else if (typeof value === "string") Reflect.set(Object(within), name, EXPANDS.get(name)?.(world, value));
}

const EXPANDS: ReadonlyMap<string, (world: World, id: string) => object> = new Map([
  ["default_payment_method", (world: World, id: string) => found(world.paymentMethods, "PaymentMethod", id)],
  ["customer", (world: World, id: string) => shown(found(world.customers, "customer", id))],
]);

/** A customer as an answer holds them: of one that was deleted nothing but that is known. */
function shown(customer: Customer): object {
  const { id, object, deleted } = customer;
  return deleted ? { id, object, deleted } : customer;
}
