import { missingParameter, unknownParameter } from "@/tests/support/loopback-stripe/refusals";
import type { World } from "./world";

/** Form parameters by their plain name: `items[0][price]` is `items.0.price`. */
export type Parameters = ReadonlyMap<string, string>;

export function readParameters(encoded: string): Parameters {
  return new Map(
    [...new URLSearchParams(encoded)].map(([name, value]) => [
      name.replaceAll("]", "").replaceAll("[", "."),
      value,
    ]),
  );
}

/** @throws Refusal `parameter_unknown` for a name outside the list, where `#` stands for a number and `*` for any name */
export function assertKnown(parameters: Parameters, known: readonly string[]): void {
  for (const name of parameters.keys()) {
    const isKnown = known.some((pattern) => {
      const [parts, given] = [pattern.split("."), name.split(".")];
      return (
        parts.length === given.length &&
        parts.every((part, at) =>
          part === "#" ? /^\d*$/.test(given[at] ?? "") : part === "*" || part === given[at],
        )
      );
    });
    if (!isKnown) throw unknownParameter(name.replace(/\.([^.]+)/g, "[$1]"));
  }
}

export function required(parameters: Parameters, name: string): string {
  const value = parameters.get(name);
  if (!value) throw missingParameter(name);
  return value;
}

export function metadataOf(parameters: Parameters): Record<string, string> {
  const prefix = "metadata.";
  const pairs = [...parameters].filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(pairs.map(([name, value]) => [name.slice(prefix.length), value]));
}

export interface Call {
  method: "GET" | "POST" | "DELETE";
  /** `{id}` stands for one part of the path. */
  path: string;
  parameters: readonly string[];
  /** Callable with the publishable key, as Stripe.js does. */
  isPublic?: true;
  answer(world: World, id: string, parameters: Parameters): unknown;
}
