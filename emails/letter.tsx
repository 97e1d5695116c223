import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from "react-email";
import { z } from "zod";
import { BRAND } from "@/lib/config/brand";
import { env } from "@/lib/config/env";
import { money } from "@/lib/config/money";
import { PRICE } from "@/lib/config/policy";
import { crisisLinesFor, inSentence } from "@/lib/crisis/crisis-lines";
import { MAIL_DARK_STYLES } from "@/lib/http/theme-script";

/** The app's morning colours. Mail programs know no custom properties, so they stand here as they are. */
export const COLOR = {
  ground: "#f1f4ee",
  surface: "#fffefb",
  ink: "#1b2e30",
  inkSoft: "#485c5d",
  primary: "#1d5a55",
  onPrimary: "#ffffff",
  honey: "#f2b650",
} as const;

const FONT = {
  display: 'Georgia, "Iowan Old Style", "Palatino Linotype", serif',
  text: 'system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
} as const;

interface FrameProps {
  /** What the list of mails shows beside the subject. Never a mood, never a health word. */
  preview: string;
  heading: string;
  appUrl: string;
  /** Where the reader is, as far as it is known: whose crisis lines come first. */
  timeZone: string | null;
  children: React.ReactNode;
}

/** The page that every mail is written on: the app's ground, one paper card, the light's colour at its head. */
export function Frame({ preview, heading, appUrl, timeZone, children }: FrameProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{MAIL_DARK_STYLES}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="ground"
        style={{ margin: 0, padding: "32px 12px", backgroundColor: COLOR.ground, fontFamily: FONT.text }}
      >
        <Container style={{ maxWidth: 520, margin: "0 auto" }}>
          <Text style={{ margin: "0 0 16px 8px", fontFamily: FONT.display, fontSize: 22, color: COLOR.ink }}>
            {BRAND.name}
          </Text>
          <Section
            className="paper"
            style={{ padding: "28px 28px 24px", borderRadius: 22, backgroundColor: COLOR.surface }}
          >
            <Hr style={{ width: 44, margin: "0 0 20px", border: 0, borderTop: `6px solid ${COLOR.honey}` }} />
            <Heading as="h1" style={{ margin: "0 0 12px", ...headingStyle }}>
              {heading}
            </Heading>
            {children}
          </Section>
          <Text style={{ margin: "16px 8px 0", fontSize: 14, lineHeight: "20px", color: COLOR.inkSoft }}>
            {BRAND.name} supports wellness. It is not medical advice. Need help now?
            {crisisLinesFor(timeZone).map(({ where, contacts }) => (
              <span key={where}>
                <br />
                {where}:{" "}
                {contacts.map((contact, place) => (
                  <span key={contact.label}>
                    {place > 0 && "; "}
                    {contact.href?.startsWith("https:") ? (
                      <Link href={contact.href} style={{ color: COLOR.primary }}>
                        {inSentence(contact, place)}
                      </Link>
                    ) : (
                      inSentence(contact, place)
                    )}
                  </span>
                ))}
                .
              </span>
            ))}
          </Text>
          <Text style={{ margin: "8px 8px 0", fontSize: 14, lineHeight: "20px", color: COLOR.inkSoft }}>
            <Link href={appUrl} style={{ color: COLOR.primary }}>
              {new URL(appUrl).host}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

const headingStyle = {
  fontFamily: FONT.display,
  fontWeight: 500,
  fontSize: 28,
  lineHeight: "34px",
  color: COLOR.ink,
};

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

/** What is known of the reader when the mail goes out. */
export interface Reader {
  email: string;
  firstName: string | null;
  timeZone: string | null;
}

export interface Template<Data extends z.ZodObject = z.ZodObject> {
  data: Data;
  /** Builds the letter from what the queue kept. */
  build(kept: unknown, reader: Reader): LetterContent;
}

/** A kind of letter: what has to be known when it is queued, and how it reads. */
export function template<Shape extends z.ZodRawShape>(
  shape: Shape,
  letter: (data: z.infer<z.ZodObject<Shape>>, reader: Reader) => LetterContent,
): Template<z.ZodObject<Shape>> {
  const data = z.object(shape);
  return { data, build: (kept, reader) => letter(data.parse(kept), reader) };
}

export const token = z.string();
/** A date as the member reads it. */
export const until = z.string();
export const takesPayment = z.boolean();
/** What the member agreed to. A letter that was queued before that was kept has none: it was the one there was. */
export const price = z.string().default(() => money(PRICE));

/** A link that leaves the app is made from `APP_URL` alone. */
export function link(path: string, token?: string): string {
  const url = new URL(path, env().appUrl);
  if (token) url.searchParams.set("token", token);
  return url.href;
}
