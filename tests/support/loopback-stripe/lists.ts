import type { Parameters } from "@/tests/support/loopback-stripe/parameters";
import { missing } from "@/tests/support/loopback-stripe/refusals";
import type { List } from "@/tests/support/loopback-stripe/shapes";

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
