import { money } from "@/lib/config/money";
import { PRICE, TRIAL_DAYS } from "@/lib/config/policy";

/** What this member would agree to, as the server knows it. */
export interface Offer {
  /** False: the subscription starts paid, for one trial was had. */
  trialAvailable: boolean;
  /** False: this server takes no money, whatever the dates say. */
  takesPayment: boolean;
  /** When a trial that begins now ends, in words. */
  trialEnds: string;
}

export function startLabel({ trialAvailable }: Offer): string {
  return trialAvailable ? `Start ${TRIAL_DAYS}-Day Free Trial` : "Start Premium";
}

/** What it costs, and when, in one sentence; the middle part is what will be charged, and stands out. */
export function costParts({
  trialAvailable,
  trialEnds,
}: Offer): [before: string, charge: string, after: string] {
  const monthly = `${money(PRICE)} a month`;
  if (!trialAvailable) return ["", `${money(PRICE)} today, then ${monthly}`, " unless you cancel."];
  return [
    `${money({ ...PRICE, amountMinor: 0 })} today, `,
    monthly,
    ` from ${trialEnds} unless you cancel before then.`,
  ];
}

/** What the member is told once the subscription has started. */
export function welcomeSentence({ trialAvailable, takesPayment }: Offer): string {
  if (!takesPayment) {
    const started = trialAvailable
      ? `Your ${TRIAL_DAYS}-day free trial has started.`
      : "Your subscription has started.";
    return `${started} This server takes no payment, so nothing is charged.`;
  }
  return trialAvailable
    ? `Your ${TRIAL_DAYS}-day free trial has started. You'll be charged after the trial ends.`
    : "Your subscription has started.";
}
