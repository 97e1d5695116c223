import { found } from "@/tests/support/loopback-stripe/lists";
import type { Parameters } from "@/tests/support/loopback-stripe/parameters";
import { notAllowed } from "@/tests/support/loopback-stripe/refusals";
import type { World } from "@/tests/support/loopback-stripe/world";

/**
 * What is answered, with each payment method that `expand` names in the place of its id.
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
  else if (name !== "default_payment_method" || value === undefined)
    throw notAllowed(`This property cannot be expanded (${path}).`);
  else if (typeof value === "string")
    Reflect.set(Object(within), name, found(world.paymentMethods, "PaymentMethod", value));
}
