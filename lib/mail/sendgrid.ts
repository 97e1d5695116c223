import { z } from "zod";
import { type Allowance, millisecondsIn, numberIn, Pace } from "./pace";
import { type Handover, type Mail, MailError, type MailService, wantedOf } from "./port";
import { sendOneByOne } from "./smtp";

const TIMEOUT_MS = 15_000;
const Credits = z.object({ remain: z.number(), total: z.number() });

/** Stands for the reply to a call that was not made. */
const CALLED_OFF = new Response(null, { status: 204 });

interface Options {
  apiKey: string;
  baseUrl: string;
}

/** SendGrid's v3 API. It knows no idempotency keys: a mail whose answer was lost is sent again. */
export function sendgridMail(
  { apiKey, baseUrl }: Options,
  from: { name: string; email: string },
): MailService {
  // It sets no limit on sending; a reply that tells of one is heeded.
  const pace = new Pace({ limit: Number.POSITIVE_INFINITY, windowMs: 1_000 });
  const ask = async (
    method: "GET" | "POST",
    path: string,
    { body, isOff }: { body?: unknown; isOff?: () => Promise<boolean> } = {},
  ): Promise<Response> => {
    const call = async () => {
      if (await isOff?.()) return CALLED_OFF;
      return fetch(new URL(path, baseUrl), {
        method,
        headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // A reply that leads elsewhere would take the letter along.
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => {
        throw new MailError("unavailable", "no answer");
      });
    };
    const response = await pace.call(call, allowanceIn);
    if (!response.ok) throw failure(response);
    return response;
  };
  const service: MailService = {
    providerName: "SendGrid",
    batchSize: 1,
    async send(mail: Mail, handover: Handover) {
      const isOff = async () => (await wantedOf([mail], handover)).length === 0;
      const body = message(mail, from, handover.key);
      const response = await ask("POST", "/v3/mail/send", { body, isOff });
      return response === CALLED_OFF ? "unwanted" : "accepted";
    },
    sendBatch: (mails, handover) => sendOneByOne(service, mails, handover),
    async checkCredits() {
      const { remain, total } = Credits.parse(await (await ask("GET", "/v3/user/credits")).json());
      return `SendGrid reports ${remain} of ${total} emails left.`;
    },
  };
  return service;
}

function message(
  { to, subject, text, html, headers }: Mail,
  from: { name: string; email: string },
  key: string,
) {
  return {
    personalizations: [{ to: [{ email: to }] }],
    from,
    subject,
    content: [
      { type: "text/plain", value: text },
      { type: "text/html", value: html },
    ],
    ...(headers && { headers }),
    custom_args: { key },
    // Links stay what they are, and nobody is watched reading.
    tracking_settings: {
      click_tracking: { enable: false, enable_text: false },
      open_tracking: { enable: false },
    },
  };
}

/** https://www.twilio.com/docs/sendgrid/api-reference/how-to-use-the-sendgrid-v3-api/rate-limits */
function allowanceIn({ headers, status }: Response): Allowance {
  const reset = millisecondsIn(headers.get("x-ratelimit-reset"));
  // The time of the reset is told in seconds since 1970.
  const resetMs = reset === undefined ? undefined : Math.max(0, reset - Date.now());
  return {
    limit: numberIn(headers.get("x-ratelimit-limit")),
    remaining: numberIn(headers.get("x-ratelimit-remaining")),
    resetMs,
    retryAfterMs: status === 429 ? (resetMs ?? 1_000) : undefined,
  };
}

function failure(response: Response): MailError {
  const { status } = response;
  if (status === 429) return new MailError("limited", "429", allowanceIn(response).retryAfterMs);
  // A wrong key is the server's trouble, not this mail's: it can be mended while the mail waits.
  if (status === 401 || status === 403) return new MailError("misconfigured", String(status));
  const isPassing = status === 408 || status >= 500;
  return new MailError(isPassing ? "unavailable" : "refused", String(status));
}
