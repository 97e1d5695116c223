/** One mail to one person, rendered. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

export interface Handover {
  /** Names what is handed over: where the service can, the same key twice is one mail, or one batch. */
  key: string;
  /**
   * Which of some addresses still are to be mailed. It is asked right before each call, however long the service was to
   * be left alone: they may have left meanwhile. Left out: all.
   */
  stillWanted?: (addresses: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** What came of one mail. `unwanted`: its reader left before it was handed over. */
export type Outcome = "accepted" | "refused" | "unwanted";

export interface MailService {
  providerName: "Resend" | "SendGrid" | "SMTP" | "Outbox";
  /** How many mails one call of `sendBatch` takes. */
  batchSize: number;
  /**
   * Hands a mail over; resolves once the service has it, or when nobody wants it any more.
   *
   * @throws MailError
   */
  send(mail: Mail, handover: Handover): Promise<Exclude<Outcome, "refused">>;
  /**
   * Hands over at most `batchSize` mails; answers what came of each, in order.
   *
   * @throws MailError when none was taken, or nobody knows
   */
  sendBatch(mails: readonly Mail[], handover: Handover): Promise<Outcome[]>;
  /** What the service says of the quota that is left, in a sentence; or that it says nothing. */
  checkCredits(): Promise<string>;
}

/**
 * - `limited`: too many at the moment; nothing was taken.
 * - `unavailable`: not reached, or failing on its side; nobody knows whether it was taken.
 * - `misconfigured`: this server is turned away, by its key, password or sender; nothing was taken.
 * - `refused`: this mail will never be taken.
 */
export type MailFailure = "limited" | "unavailable" | "misconfigured" | "refused";

export class MailError extends Error {
  constructor(
    readonly failure: MailFailure,
    /** The status or the error's code: what the service says in words may repeat an address. */
    readonly reason: string,
    /** How long the service asks to be left alone. */
    readonly retryAfterMs?: number,
  ) {
    super(`The mail service failed: ${failure} (${reason})`);
    this.name = "MailError";
  }
}

/** Those of some mails whose readers still want them. */
export async function wantedOf(mails: readonly Mail[], { stillWanted }: Handover): Promise<readonly Mail[]> {
  if (!stillWanted) return mails;
  const wanted = await stillWanted(mails.map(({ to }) => to));
  return mails.filter(({ to }) => wanted.has(to));
}
