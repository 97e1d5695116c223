import "server-only";
import * as letters from "@/emails/account";
import { welcome } from "@/emails/welcome";
import { env } from "@/lib/env";
import { sendLetter } from "./send-letter";

interface Recipient {
  email: string;
  firstName: string | null;
}

export function sendWelcome({ email, firstName }: Recipient, takesPayment: boolean): Promise<void> {
  return sendLetter(email, welcome({ firstName, takesPayment, appUrl: env().appUrl.origin }));
}

export function sendVerificationMail({ email }: Recipient, token: string): Promise<void> {
  return sendLetter(email, letters.verification(link("/verify-email", token)));
}

export function sendPasswordReset({ email }: Recipient, token: string): Promise<void> {
  return sendLetter(email, letters.passwordReset(link("/reset-password", token)));
}

export function sendPasswordChanged({ email }: Recipient): Promise<void> {
  return sendLetter(email, letters.passwordChanged());
}

export function sendAddressConfirmation({ email }: Recipient, token: string): Promise<void> {
  return sendLetter(email, letters.addressConfirmation(link("/verify-email", token)));
}

export function sendAddressChangeNotice({ email }: Recipient): Promise<void> {
  return sendLetter(email, letters.addressChangeNotice());
}

export function sendProviderLinked({ email }: Recipient, provider: string): Promise<void> {
  return sendLetter(email, letters.providerLinked(provider));
}

/** A link that leaves the app is made from `APP_URL` alone. */
function link(path: string, token: string): string {
  const url = new URL(path, env().appUrl);
  url.searchParams.set("token", token);
  return url.href;
}
