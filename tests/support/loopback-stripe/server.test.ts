import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type LoopbackStripe, startLoopbackStripe } from "@/tests/support/loopback-stripe/server";

let loopback: LoopbackStripe;
let stripe: Stripe;

beforeEach(async () => {
  loopback = await startLoopbackStripe();
  const { hostname, port } = new URL(loopback.url);
  stripe = new Stripe(loopback.keys.secretKey, { protocol: "http", host: hostname, port });
});
afterEach(() => loopback.close());

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ type: "no failure" }),
    ({ type, code, param, statusCode }: Record<string, unknown>) => ({ type, code, param, statusCode }),
  );

test("An unknown parameter is refused as Stripe refuses it", async () => {
  const refused = { type: "StripeInvalidRequestError", code: "parameter_unknown", statusCode: 400 };
  const body = { price: "price_1" } as Stripe.CustomerCreateParams;
  expect(await failureOf(stripe.customers.create(body))).toEqual({ ...refused, param: "price" });
  // Taken away by Stripe with version 23 of its SDK.
  const old = { payment_method_types: ["card"] } as Stripe.SetupIntentCreateParams;
  expect(await failureOf(stripe.setupIntents.create(old))).toMatchObject({
    ...refused,
    param: "payment_method_types[0]",
  });
  expect(loopback.world.customers.size).toBe(0);
});

test("The same idempotency key gets the same answer, and refuses another request", async () => {
  const key = { idempotencyKey: "one" };
  const first = await stripe.customers.create({ email: "a@hearten.test" }, key);
  expect((await stripe.customers.create({ email: "a@hearten.test" }, key)).id).toBe(first.id);
  expect(await failureOf(stripe.customers.create({ email: "b@hearten.test" }, key))).toMatchObject({
    type: "StripeIdempotencyError",
    statusCode: 400,
  });
  expect(loopback.world.customers.size).toBe(1);
});

test("What is not there is missing, and a wrong key opens nothing", async () => {
  expect(await failureOf(stripe.customers.retrieve("cus_none"))).toMatchObject({
    code: "resource_missing",
    statusCode: 404,
  });
  expect(await failureOf(stripe.subscriptions.list({ customer: "cus_none" }))).toMatchObject({
    code: "resource_missing",
    param: "customer",
    statusCode: 400,
  });
  const { hostname, port } = new URL(loopback.url);
  const stranger = new Stripe("sk_test_other", { protocol: "http", host: hostname, port });
  expect(await failureOf(stranger.products.list())).toMatchObject({ statusCode: 404 });
  expect(await failureOf(stranger.prices.retrieve("price_loopback"))).toMatchObject({
    type: "StripeAuthenticationError",
  });
});

test("A payment method is expanded where it is asked for, and nothing else is", async () => {
  const customer = await stripe.customers.create({});
  const { id } = await stripe.setupIntents.create({ customer: customer.id });
  loopback.fillCard(id);
  const { payment_method } = await stripe.setupIntents.retrieve(id);
  const settings = { invoice_settings: { default_payment_method: String(payment_method) } };
  await stripe.customers.update(customer.id, settings);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject(settings);
  const expand = ["invoice_settings.default_payment_method"];
  expect(await stripe.customers.retrieve(customer.id, { expand })).toMatchObject({
    invoice_settings: { default_payment_method: { id: payment_method, card: { last4: "4242" } } },
  });
  const other = stripe.customers.retrieve(customer.id, { expand: ["email"] });
  expect(await failureOf(other)).toMatchObject({ type: "StripeInvalidRequestError", statusCode: 400 });
});

test("With the publishable key a browser confirms its own setup intent, and does nothing else", async () => {
  const customer = await stripe.customers.create({});
  const intent = await stripe.setupIntents.create({ customer: customer.id });
  const confirm = (secret: string, number: string) =>
    fetch(`${loopback.url}/v1/setup_intents/${intent.id}/confirm`, {
      method: "POST",
      headers: { Authorization: `Bearer ${loopback.keys.publishableKey}` },
      body: new URLSearchParams({
        client_secret: secret,
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": number,
      }),
    });
  expect((await confirm("guessed", "4242 4242 4242 4242")).status).toBe(400);
  expect((await confirm(intent.client_secret ?? "", "4000 0000 0000 0002")).status).toBe(402);
  expect((await confirm(intent.client_secret ?? "", "4000 0025 0000 3155")).status).toBe(200);
  expect((await stripe.setupIntents.retrieve(intent.id)).status).toBe("requires_action");
  const headers = { Authorization: `Bearer ${loopback.keys.publishableKey}` };
  expect((await fetch(`${loopback.url}/v1/customers/${customer.id}`, { headers })).status).toBe(401);
});

test("Its signatures are those that the SDK checks", async () => {
  const customer = await stripe.customers.create({});
  const [event] = loopback.world.events;
  if (!event) throw new Error("Nothing was told.");
  const { body, signature } = loopback.signed(event);
  const read = stripe.webhooks.constructEvent(body, signature, loopback.keys.webhookSecret);
  expect(read).toMatchObject({
    id: event.id,
    type: "customer.created",
    data: { object: { id: customer.id } },
  });
});

test("A payment that is declined four times ends the subscription, as the account is set", async () => {
  const start = new Date(loopback.world.clock * 1000);
  const customer = await stripe.customers.create({});
  await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: "price_loopback" }],
    trial_period_days: 3,
  });
  const states = [3.1, 6.2, 9.2, 12.1].map((days) => {
    loopback.advance(new Date(start.getTime() + days * 86_400_000));
    return [...loopback.world.subscriptions.values()][0]?.status;
  });
  expect(states).toEqual(["past_due", "past_due", "past_due", "canceled"]);
});
