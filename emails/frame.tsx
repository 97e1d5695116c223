import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from "react-email";
import { BRAND } from "@/lib/brand";
import { MAIL_DARK_STYLES } from "@/lib/mail-dark-styles";
import { COLOR, FONT } from "./theme";

interface FrameProps {
  /** What the list of mails shows beside the subject. Never a mood, never a health word. */
  preview: string;
  heading: string;
  appUrl: string;
  children: React.ReactNode;
}

/** The page that every mail is written on: the app's ground, one paper card, the light's colour at its head. */
export function Frame({ preview, heading, appUrl, children }: FrameProps) {
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
            {BRAND.name} supports wellness. It is not medical advice. Need help now? Call or text 988 in the
            US and Canada, call 116 123 in the UK and Ireland, or see{" "}
            <Link href="https://findahelpline.com" style={{ color: COLOR.primary }}>
              findahelpline.com
            </Link>
            .
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
