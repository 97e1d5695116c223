import { declined, notAllowed } from "@/tests/support/loopback-stripe/refusals";
import type { CardBehaviour, SetupIntent } from "@/tests/support/loopback-stripe/shapes";
import { emit, newId, type World } from "@/tests/support/loopback-stripe/world";

/** Stripe's own test numbers. */
export const CARDS = {
  works: "4242424242424242",
  asks_at_setup: "4000002500003155",
  declines_setup: "4000000000000002",
  declines_charges: "4000000000000341",
} as const satisfies Record<CardBehaviour, string>;

/** What Stripe.js does in the browser with the card that somebody typed. */
export function confirmSetup(world: World, intent: SetupIntent, cardNumber: string): void {
  if (intent.status === "succeeded") throw notAllowed("This SetupIntent has already succeeded.");
  const behaviour = (Object.keys(CARDS) as CardBehaviour[]).find((name) => CARDS[name] === cardNumber);
  if (!behaviour || behaviour === "declines_setup") {
    intent.last_setup_error = { code: "card_declined", message: "Your card was declined." };
    emit(world, "setup_intent.setup_failed", intent);
    throw declined();
  }
  const id = newId("pm");
  world.paymentMethods.set(id, {
    id,
    object: "payment_method",
    type: "card",
    created: world.clock,
    customer: intent.customer,
    card: { brand: "visa", last4: cardNumber.slice(-4), exp_month: 12, exp_year: 2034 },
  });
  world.behaviours.set(id, behaviour);
  intent.payment_method = id;
  intent.last_setup_error = null;
  if (behaviour === "asks_at_setup") {
    intent.status = "requires_action";
    intent.next_action = { type: "use_stripe_sdk" };
    emit(world, "setup_intent.requires_action", intent);
  } else succeed(world, intent);
}

/** The bank's further step, taken or failed. */
export function authenticate(world: World, intent: SetupIntent, passes: boolean): void {
  if (intent.status !== "requires_action") throw notAllowed("There is no step to take.");
  intent.next_action = null;
  if (passes) {
    succeed(world, intent);
    return;
  }
  intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.last_setup_error = {
    code: "setup_intent_authentication_failure",
    message: "We are unable to authenticate your payment method.",
  };
  emit(world, "setup_intent.setup_failed", intent);
}

function succeed(world: World, intent: SetupIntent): void {
  intent.status = "succeeded";
  emit(world, "setup_intent.succeeded", intent);
}
