import "server-only";
import { z } from "zod";
import * as account from "@/emails/account";
import * as newsletter from "@/emails/newsletter";
import { welcome } from "@/emails/welcome";
import { env } from "@/lib/env";
import { link, type Template, template } from "./template";

const token = z.string();

/** Every letter that can be queued. A new one is one more entry. */
export const TEMPLATES = {
  welcome: template("account", { takesPayment: z.boolean() }, ({ takesPayment }, { firstName }) =>
    welcome({ firstName, takesPayment, appUrl: env().appUrl.origin }),
  ),
  verification: template("account", { token }, (data) =>
    account.verification(link("/verify-email", data.token)),
  ),
  passwordReset: template("account", { token }, (data) =>
    account.passwordReset(link("/reset-password", data.token)),
  ),
  passwordChanged: template("security", {}, () => account.passwordChanged()),
  addressConfirmation: template("account", { token }, (data) =>
    account.addressConfirmation(link("/verify-email", data.token)),
  ),
  addressChangeNotice: template("security", {}, () => account.addressChangeNotice()),
  providerLinked: template("security", { provider: z.string() }, ({ provider }) =>
    account.providerLinked(provider),
  ),
  // Of purpose account: whoever asks to be asked again has left the newsletter, and must get the question.
  newsletterConfirmation: template("account", { token }, (data) =>
    newsletter.newsletterConfirmation(link("/confirm-newsletter", data.token)),
  ),
  alreadySubscribed: template("account", { token }, (data) =>
    newsletter.alreadySubscribed(link("/unsubscribe-newsletter", data.token)),
  ),
};

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
