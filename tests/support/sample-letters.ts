import { money } from "@/lib/config/money";
import { PRICE } from "@/lib/config/policy";
import type { Mail } from "@/lib/mail/port";
import type { TemplateName } from "@/lib/mail/queue-mail";
import { renderIssue, renderLetter, TEMPLATES } from "@/lib/mail/sender";

/** Something for every field of every letter. */
const SAMPLE: Record<string, unknown> = {
  takesPayment: true,
  price: money(PRICE),
  token: "a-token-for-looking-at",
  provider: "Google",
  until: "24 November 2026 at 08:30",
  keepsAccess: true,
  keepsFactor: true,
  event: "enrolled",
};
const READER = { email: "sam@hearten.example", firstName: "Sam", timeZone: "Europe/London" };

/** Every mail there is, with made-up contents, by the name of its template. */
export async function sampleLetters(): Promise<[name: string, mail: Mail][]> {
  const names = Object.keys(TEMPLATES) as TemplateName[];
  const letters = names.map(async (name): Promise<[string, Mail]> => {
    return [name, await renderLetter(READER.email, TEMPLATES[name].build(SAMPLE, READER))];
  });
  const issue = await renderIssue(
    { subject: "A quiet week", content: "Good morning.\n\nNothing big happened, and that is fine." },
    "https://hearten.example/unsubscribe-newsletter?token=a-token-for-looking-at",
  );
  const notice = await renderIssue(
    {
      subject: "Our terms change on 1 March",
      content: "Good morning.\n\nOur new terms apply from 1 March. What you pay doesn't change.",
    },
    null,
  );
  return [
    ...(await Promise.all(letters)),
    ["newsletter", { to: READER.email, ...issue }],
    ["notice", { to: READER.email, ...notice }],
  ];
}
