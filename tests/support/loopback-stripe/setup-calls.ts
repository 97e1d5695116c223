import { livingCustomer } from "./customer-calls";
import { found } from "./lists";
import { type Call, metadataOf, type Parameters, required } from "./parameters";
import { declined, notAllowed } from "./refusals";
import type { CardBehaviour, SetupIntent } from "./shapes";
import { emit, newId, type World } from "./world";

export const setupCalls: readonly Call[] = [
  {
    method: "POST",
    path: "setup_intents",
    parameters: ["customer", "usage", "allowed_payment_method_types.#", "metadata.*", "expand.#"],
    answer: (world, _, parameters) => {
      const id = newId("seti");
      const intent: SetupIntent = {
        id,
        object: "setup_intent",
        client_secret: `${id}_secret_${newId("x").slice(2)}`,
        created: world.clock,
        customer: livingCustomer(world, required(parameters, "customer"), "customer").id,
        payment_method: null,
        status: "requires_payment_method",
        usage: parameters.get("usage") ?? "off_session",
        next_action: null,
        last_setup_error: null,
        livemode: false,
        metadata: metadataOf(parameters),
      };
      world.setupIntents.set(id, intent);
      emit(world, "setup_intent.created", intent);
      return intent;
    },
  },
  {
    method: "GET",
    path: "setup_intents/{id}",
    parameters: ["client_secret", "key", "_stripe_version", "is_stripe_sdk", "expand.#"],
    isPublic: true,
    answer: (world, id, parameters) => ownIntent(world, id, parameters),
  },
  {
    method: "POST",
    path: "setup_intents/{id}/confirm",
    parameters: [
      ...[
        "client_secret",
        "key",
        "_stripe_version",
        "return_url",
        "use_stripe_sdk",
        "expected_payment_method_type",
      ],
      ...["payment_method_data.type", "payment_method_data.card.*", "payment_method_data.billing_details.*"],
      "payment_method_data.billing_details.address.*",
    ],
    isPublic: true,
    answer: (world, id, parameters) => {
      const intent = ownIntent(world, id, parameters);
      confirmSetup(
        world,
        intent,
        required(parameters, "payment_method_data.card.number").replaceAll(" ", ""),
      );
      return intent;
    },
  },
];

/** With the publishable key an intent is only known by its secret. */
function ownIntent(world: World, id: string, parameters: Parameters): SetupIntent {
  const intent = found(world.setupIntents, "setupintent", id);
  const secret = parameters.get("client_secret");
  if (secret !== undefined && secret !== intent.client_secret) {
    throw notAllowed(
      "The client_secret provided does not match the client_secret associated with the SetupIntent.",
    );
  }
  return intent;
}

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
