import { Hr, Link, Text } from "react-email";
import { BRAND } from "@/lib/config/brand";
import { inFigures } from "@/lib/config/figures";
import { NEWSLETTER_LINK_DAYS } from "@/lib/config/policy";
import { COLOR, Frame, type LetterContent, link, template, token } from "./letter";

/** What is mailed to who subscribes. A new letter is one more entry. */
export const NEWSLETTER_LETTERS = {
  newsletterConfirmation: template({ token }, (data) =>
    newsletterConfirmation(link("/confirm-newsletter", data.token)),
  ),
  alreadySubscribed: template({ token }, (data) =>
    alreadySubscribed(link("/unsubscribe-newsletter", data.token)),
  ),
};

function newsletterConfirmation(link: string): LetterContent {
  return {
    subject: `Please confirm your ${BRAND.name} newsletter`,
    preview: "One quick click and you're on the list.",
    heading: "Shall we write to you?",
    paragraphs: [
      `Someone asked for the ${BRAND.name} newsletter at this address. If that was you, press the button below. The link works for ${inFigures(NEWSLETTER_LINK_DAYS, "day")}.`,
      "If it wasn't you, just ignore this email and you won't get the newsletter.",
    ],
    action: { label: "Confirm my subscription", href: link },
  };
}

function alreadySubscribed(unsubscribeLink: string): LetterContent {
  return {
    subject: `You already get the ${BRAND.name} newsletter`,
    preview: "There's nothing you need to do.",
    heading: "You're already on the list",
    paragraphs: [
      `Someone asked for the ${BRAND.name} newsletter at this address. You already get it, so there's nothing you need to do.`,
      "If you'd rather not get it, the button below takes you off the list.",
    ],
    action: { label: "Unsubscribe", href: unsubscribeLink },
  };
}

/** Shows the admin that the provider takes mails and delivers them. */
export function testMail(providerName: string): LetterContent {
  return {
    subject: `A test email from ${BRAND.name}`,
    preview: `${providerName} is working.`,
    heading: "This is a test",
    paragraphs: [`You asked ${BRAND.name} to try ${providerName}. This email arrived, so it works.`],
  };
}

export interface IssueContent {
  subject: string;
  /** Plain text: an empty line ends a paragraph, and web addresses become links. */
  content: string;
}

interface IssueProps extends IssueContent {
  appUrl: string;
  /** Where this reader takes themselves off the list. Null for a notice, which comes to every member. */
  unsubscribeLink: string | null;
  timeZone: string | null;
}

/** One newsletter or notice, as one reader gets it. */
export function Issue({ subject, content, appUrl, unsubscribeLink, timeZone }: IssueProps) {
  return (
    <Frame preview={previewOf(content)} heading={subject} appUrl={appUrl} timeZone={timeZone}>
      {paragraphsOf(content).map((lines, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text.
        <Text key={at} style={text}>
          {lines.map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text.
            <span key={number}>
              {number > 0 && <br />}
              <Linked text={line} />
            </span>
          ))}
        </Text>
      ))}
      <Hr style={{ margin: "24px 0 16px", border: 0, borderTop: `1px solid ${COLOR.ground}` }} />
      <Text style={small}>
        <Foot unsubscribeLink={unsubscribeLink} />
      </Text>
    </Frame>
  );
}

/** Why it came to this reader. */
function Foot({ unsubscribeLink }: Pick<IssueProps, "unsubscribeLink">) {
  if (unsubscribeLink === null) {
    return `You're getting this because you have a ${BRAND.name} account. It's about your account, so it goes to every member.`;
  }
  return (
    <>
      You're getting this because you asked for the {BRAND.name} newsletter.{" "}
      <Link href={unsubscribeLink} style={{ color: COLOR.primary }}>
        Unsubscribe
      </Link>
    </>
  );
}

/** Only whole web addresses become links: nothing else that is typed does anything. */
function Linked({ text: line }: { text: string }) {
  return line.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text.
      <Link key={at} href={part} style={{ color: COLOR.primary }}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

function paragraphsOf(content: string): string[][] {
  return content
    .trim()
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.split(/\r?\n/));
}

/** What the list of mails shows beside the subject. */
function previewOf(content: string): string {
  return content.trim().split(/\r?\n/)[0]?.slice(0, 140) ?? "";
}

const text = { margin: "0 0 16px", fontSize: 16, lineHeight: "24px", color: COLOR.ink };
const small = { margin: 0, fontSize: 14, lineHeight: "20px", color: COLOR.inkSoft };
