import "server-only";
import { createElement } from "react";
import { render, toPlainText } from "react-email";
import { z } from "zod";
import * as account from "@/emails/account";
import { Letter, type LetterContent } from "@/emails/letter";
import * as newsletter from "@/emails/newsletter";
import * as subscription from "@/emails/subscription";
import { env } from "@/lib/config/env";
import { money } from "@/lib/config/money";
import { PRICE } from "@/lib/config/policy";
import type { Mail } from "./port";

const token = z.string();
/** A date as the member reads it. */
const until = z.string();
const takesPayment = z.boolean();
/** What the member agreed to. A letter that was queued before that was kept has none: it was the one there was. */
const price = z.string().default(() => money(PRICE));

/** What may have happened to the admin's second factor. */
const factorEvent = z.enum(["enrolled", "removed", "codes_made", "code_used", "tried"]);
export type FactorEvent = z.infer<typeof factorEvent>;

/** Every letter that can be queued. A new one is one more entry. */
export const TEMPLATES = {
  welcome: template({ takesPayment, until, price }, (data, { firstName }) =>
    subscription.welcome({ ...data, firstName, appUrl: env().appUrl.origin }),
  ),
  verification: template({ token }, (data) => account.verification(link("/verify-email", data.token))),
  passwordReset: template({ token }, (data) => account.passwordReset(link("/reset-password", data.token))),
  passwordChanged: template({}, () => account.passwordChanged()),
  passkeyAdded: template({}, () => account.passkeyAdded()),
  passkeysEnded: template({ keepsFactor: z.boolean().default(false) }, (data) => account.passkeysEnded(data)),
  passkeyRemoved: template({}, () => account.passkeyRemoved()),
  secondFactorCode: template({ token }, (data) => account.secondFactorCode(data.token)),
  secondFactorChanged: template({ event: factorEvent }, ({ event }) => account.secondFactorChanged(event)),
  addressConfirmation: template({ token }, (data) =>
    account.addressConfirmation(link("/verify-email", data.token)),
  ),
  addressChangeNotice: template({}, () => account.addressChangeNotice()),
  providerLinked: template({ provider: z.string() }, ({ provider }) => account.providerLinked(provider)),
  newsletterConfirmation: template({ token }, (data) =>
    newsletter.newsletterConfirmation(link("/confirm-newsletter", data.token)),
  ),
  alreadySubscribed: template({ token }, (data) =>
    newsletter.alreadySubscribed(link("/unsubscribe-newsletter", data.token)),
  ),
  subscriptionStarted: template({ takesPayment, price }, (data) =>
    subscription.started({ ...data, ...settings() }),
  ),
  subscriptionCanceled: template({ until, keepsAccess: z.boolean() }, (data) =>
    subscription.canceled({ ...data, ...settings() }),
  ),
  subscriptionReactivated: template({ until, takesPayment, price }, (data) =>
    subscription.reactivated({ ...data, ...settings() }),
  ),
  subscriptionEnded: template({}, () => subscription.ended(settings())),
  paymentFailed: template({ price }, (data) => subscription.paymentFailed({ ...data, ...settings() })),
  paymentRecovered: template({ price }, (data) => subscription.paymentRecovered({ ...data, ...settings() })),
  paymentRefunded: template({ price }, (data) => subscription.refunded({ ...data, ...settings() })),
  trialEnding: template({ until, takesPayment, price }, (data) =>
    subscription.trialEnding({ ...data, ...settings() }),
  ),
  renewalAhead: template({ until, price }, (data) => subscription.renewalAhead({ ...data, ...settings() })),
};

function settings(): { settings: string } {
  return { settings: link("/settings") };
}

type Templates = typeof TEMPLATES;
/** Without the index signature that an empty object's type has. */
type DataOf<T extends Template> = { [Field in keyof T["data"]["shape"]]: z.infer<T["data"]["shape"][Field]> };
export type TemplateName = keyof Templates;

/**
 * Who a letter goes to: a member, at the address they have when it goes out or at the one that is given, and nobody
 * once their account is deleted; a subscriber of the newsletter, as long as they are on record; or a bare address.
 */
export type Recipient = { userId: string; email?: string } | { subscriberId: string } | { email: string };

/** A letter to be written when it is sent: which one, to whom, and what it has to say. */
export type QueuedLetter = {
  [Name in TemplateName]: { template: Name; to: Recipient } & DataOf<Templates[Name]>;
}[TemplateName];

/** What is known of the reader when the mail goes out. */
export interface Reader {
  email: string;
  firstName: string | null;
  timeZone: string | null;
}

interface Template<Data extends z.ZodObject = z.ZodObject> {
  data: Data;
  /** Builds the letter from what the queue kept. */
  build(kept: unknown, reader: Reader): LetterContent;
}

/** A kind of letter: what has to be known when it is queued, and how it reads. */
function template<Shape extends z.ZodRawShape>(
  shape: Shape,
  letter: (data: z.infer<z.ZodObject<Shape>>, reader: Reader) => LetterContent,
): Template<z.ZodObject<Shape>> {
  const data = z.object(shape);
  return { data, build: (kept, reader) => letter(data.parse(kept), reader) };
}

/** A link that leaves the app is made from `APP_URL` alone. */
function link(path: string, token?: string): string {
  const url = new URL(path, env().appUrl);
  if (token) url.searchParams.set("token", token);
  return url.href;
}

/** A letter as a mail, with the text part that readers without HTML see. */
export async function renderLetter(
  to: string,
  content: LetterContent,
  timeZone: string | null = null,
): Promise<Mail> {
  const html = await render(createElement(Letter, { content, appUrl: env().appUrl.origin, timeZone }));
  return { to, subject: content.subject, html, text: toPlainText(html) };
}

interface RenderedIssue {
  subject: string;
  html: string;
  text: string;
}

/**
 * A newsletter, or a notice where there is no link to leave, as one reader gets it, with the text part that readers
 * without HTML see.
 */
export async function renderIssue(
  content: newsletter.IssueContent,
  unsubscribeLink: string | null,
): Promise<RenderedIssue> {
  const html = await render(
    // One text goes to everybody: whose zone comes first is not known.
    createElement(newsletter.Issue, {
      ...content,
      appUrl: env().appUrl.origin,
      unsubscribeLink,
      timeZone: null,
    }),
  );
  return { subject: content.subject, html, text: toPlainText(html) };
}

/** The mail with which an admin tries the provider. */
export function renderTestMail(to: string, providerName: string): Promise<Mail> {
  return renderLetter(to, newsletter.testMail(providerName));
}
