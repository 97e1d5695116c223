import { livingCustomer } from "@/tests/support/loopback-stripe/customer-calls";
import { found } from "@/tests/support/loopback-stripe/lists";
import { metadataOf, type Parameters, required } from "@/tests/support/loopback-stripe/parameters";
import { notAllowed } from "@/tests/support/loopback-stripe/refusals";
import { confirmSetup } from "@/tests/support/loopback-stripe/setup";
import type { SetupIntent } from "@/tests/support/loopback-stripe/shapes";
import { emit, newId, type World } from "@/tests/support/loopback-stripe/world";
import type { Call } from "./parameters";

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
