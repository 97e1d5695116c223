/** An answer of Stripe's that is not a success, in its published shape. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  constructor(status: number, error: Record<string, unknown>) {
    super(String(error.message));
    this.status = status;
    this.body = { error };
  }
}

const DOCS = "https://docs.stripe.com/error-codes";

function invalid(status: number, code: string, message: string, param?: string): Refusal {
  const doc_url = `${DOCS}#${code.replaceAll("_", "-")}`;
  return new Refusal(status, { code, doc_url, message, param, type: "invalid_request_error" });
}

export const unknownParameter = (param: string) =>
  invalid(400, "parameter_unknown", `Received unknown parameter: ${param}`, param);

export const missingParameter = (param: string) =>
  invalid(400, "parameter_missing", `Missing required param: ${param}.`, param);

/** `param`: named in the request's parameters; otherwise in its path. */
export const missing = (kind: string, id: string, param?: string) =>
  invalid(param ? 400 : 404, "resource_missing", `No such ${kind}: '${id}'`, param ?? "id");

export const notAllowed = (message: string) => new Refusal(400, { message, type: "invalid_request_error" });

export const alreadyRefunded = (charge: string) =>
  invalid(400, "charge_already_refunded", `Charge ${charge} has already been refunded.`);

export const chargedBack = (charge: string) =>
  invalid(400, "charge_disputed", `Charge ${charge} has been charged back; cannot issue a refund.`);

export const declined = () =>
  new Refusal(402, {
    code: "card_declined",
    decline_code: "generic_decline",
    doc_url: `${DOCS}#card-declined`,
    message: "Your card was declined.",
    type: "card_error",
  });

export const unauthorized = () =>
  new Refusal(401, { message: "Invalid API Key provided: sk_****", type: "invalid_request_error" });

export const unknownUrl = (method: string, path: string) =>
  invalid(404, "url_invalid", `Unrecognized request URL (${method}: ${path}).`);

export const otherRequest = (key: string) =>
  new Refusal(400, {
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    type: "idempotency_error",
  });
