import { Button, Link, Text } from "react-email";
import { COLOR, Frame } from "./frame";

export interface LetterContent {
  subject: string;
  /** What the list of mails shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** The one thing to do, if there is one. */
  action?: { label: string; href: string };
}

interface LetterProps {
  content: LetterContent;
  appUrl: string;
  timeZone: string | null;
}

/** A mail that says one thing, with at most one button; the link stands below it for those who cannot press it. */
export function Letter({ content, appUrl, timeZone }: LetterProps) {
  const { preview, heading, paragraphs, action } = content;
  return (
    <Frame preview={preview} heading={heading} appUrl={appUrl} timeZone={timeZone}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={text}>
          {paragraph}
        </Text>
      ))}
      {action && (
        <>
          <Button className="button" href={action.href} style={button}>
            {action.label}
          </Button>
          <Text style={small}>
            Or open this address: <Link href={action.href}>{action.href}</Link>
          </Text>
        </>
      )}
    </Frame>
  );
}

const text = { margin: "0 0 16px", fontSize: 16, lineHeight: "24px", color: COLOR.ink };
const small = {
  ...text,
  margin: "16px 0 0",
  fontSize: 14,
  lineHeight: "20px",
  wordBreak: "break-all" as const,
};
const button = {
  display: "inline-block",
  padding: "14px 24px",
  borderRadius: 14,
  backgroundColor: COLOR.primary,
  color: COLOR.onPrimary,
  fontSize: 16,
  fontWeight: 600,
};
