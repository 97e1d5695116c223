import { type ErrorResponse, Resend } from "resend";
import { type Allowance, millisecondsIn, numberIn, Pace } from "./pace";
import { type Handover, type Mail, MailError, type MailService, type Outcome, wantedOf } from "./port";

const TIMEOUT_MS = 15_000;

interface Options {
  apiKey: string;
  baseUrl: string | undefined;
}

type Headers = Record<string, string> | null;

/** Resend, through its SDK. The same key within 24 hours is one mail, or one batch. */
export function resendMail({ apiKey, baseUrl }: Options, from: string): MailService {
  const client = new Client(apiKey, { ...(baseUrl && { baseUrl }) });
  // The least that its documentation has ever promised.
  const pace = new Pace({ limit: 2, windowMs: 1_000 });
  const asked = <T>(ask: (signal: AbortSignal) => Promise<Answer<T>>): Promise<Answer<T>> =>
    pace.call(() => ask(AbortSignal.timeout(TIMEOUT_MS)), allowanceIn);
  const message = (mail: Mail) => ({ ...mail, from });
  return {
    providerName: "Resend",
    batchSize: 100,
    async send(mail: Mail, handover: Handover) {
      let isWanted = true;
      const { error, headers } = await asked<unknown>(async (signal) => {
        isWanted = (await wantedOf([mail], handover)).length > 0;
        if (!isWanted) return CALLED_OFF;
        return client.emails.send(message(mail), { idempotencyKey: handover.key, signal });
      });
      if (error && !wasTakenBefore(error)) throw failure(error, headers);
      return isWanted ? "accepted" : "unwanted";
    },
    async sendBatch(mails, handover) {
      let wanted: readonly Mail[] = [];
      const { data, error, headers } = await asked<{ errors?: { index: number }[] }>(async (signal) => {
        wanted = await wantedOf(mails, handover);
        if (wanted.length === 0) return CALLED_OFF;
        const options = { idempotencyKey: handover.key, batchValidation: "permissive", signal } as const;
        return client.batch.send(wanted.map(message), options);
      });
      if (error && !wasTakenBefore(error)) throw failure(error, headers);
      const refused = new Set(data?.errors?.map(({ index }) => wanted[index]));
      return mails.map((mail): Outcome => {
        if (!wanted.includes(mail)) return "unwanted";
        return refused.has(mail) ? "refused" : "accepted";
      });
    },
    async checkCredits() {
      const { error, headers } = await asked((signal) => client.domains.list({}, { signal }));
      if (error) throw failure(error, headers);
      const used = [quota(headers, "daily", "today"), quota(headers, "monthly", "this month")].filter(
        Boolean,
      );
      const told = used.length > 0 ? ` It counts ${used.join(" and ")}.` : "";
      return `Resend doesn't report how many emails are left.${told}`;
    },
  };
}

/** All of the SDK's calls go through here. No redirects: neither the key nor a letter goes anywhere else. */
class Client extends Resend {
  override fetchRequest<T>(path: string, options = {}) {
    return super.fetchRequest<T>(path, { ...options, redirect: "error" });
  }
}

interface Answer<T> {
  data: T | null;
  error: ErrorResponse | null;
  headers: Headers;
}

/** Stands for the reply to a call that was not made. */
const CALLED_OFF: Answer<never> = { data: null, error: null, headers: null };

/** https://resend.com/docs/api-reference/rate-limit */
function allowanceIn({ headers, error }: Answer<unknown>): Allowance {
  return {
    limit: numberIn(headers?.["ratelimit-limit"]),
    remaining: numberIn(headers?.["ratelimit-remaining"]),
    resetMs: millisecondsIn(headers?.["ratelimit-reset"]),
    retryAfterMs: error?.statusCode === 429 ? millisecondsIn(headers?.["retry-after"]) : undefined,
  };
}

/** The key has been used with another text: what it names went out in an earlier attempt. */
function wasTakenBefore({ name }: ErrorResponse): boolean {
  return name === "invalid_idempotent_request";
}

/** https://resend.com/docs/api-reference/errors */
function failure({ name, statusCode }: ErrorResponse, headers: Headers): MailError {
  const reason = statusCode ? `${statusCode} ${name}` : "no answer";
  const retryAfterMs = millisecondsIn(headers?.["retry-after"]);
  if (statusCode === 429) return new MailError("limited", reason, retryAfterMs);
  // A wrong key or an unverified domain is the server's trouble, not this mail's: it can be mended while the mail waits.
  if (statusCode === 401 || statusCode === 403) return new MailError("misconfigured", reason, retryAfterMs);
  const isPassing = statusCode === null || statusCode >= 500 || statusCode === 408 || statusCode === 409;
  return new MailError(isPassing ? "unavailable" : "refused", reason, retryAfterMs);
}

function quota(headers: Headers, span: "daily" | "monthly", words: string): string | undefined {
  const used = numberIn(headers?.[`x-resend-${span}-quota`]);
  return used === undefined ? undefined : `${used} sent ${words}`;
}
