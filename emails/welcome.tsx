import { Button, Text } from "react-email";
import { BRAND, PRICE, TRIAL_DAYS } from "@/lib/brand";
import { Frame } from "./frame";
import { COLOR } from "./theme";

export const WELCOME_SUBJECT = `Welcome to ${BRAND.name}`;

interface WelcomeProps {
  firstName: string | null;
  appUrl: string;
  /** False where billing is local: then nothing will ever be charged, and the mail says so. */
  takesPayment: boolean;
}

/** Sent when the free trial begins. */
export function Welcome({ firstName, appUrl, takesPayment }: WelcomeProps) {
  const heading = firstName ? `Welcome, ${firstName}` : "Welcome";
  return (
    <Frame preview="Your free trial has begun." heading={heading} appUrl={appUrl}>
      <Text style={text}>
        Your {TRIAL_DAYS}-day free trial has begun, with everything in it.{" "}
        {takesPayment ? AFTER_TRIAL : NO_PAYMENT}
      </Text>
      <Text style={text}>
        Come when you like, at whatever hour. Move the sliders to where things are, and read a few words
        written for you. Two minutes are enough.
      </Text>
      <Button href={`${appUrl}/sliders`} style={button}>
        Check in now
      </Button>
    </Frame>
  );
}

const AFTER_TRIAL = `After that it is ${PRICE.label} a month, unless you cancel before, in Settings.`;
const NO_PAYMENT = "This server takes no payments: nothing is charged, then or later.";

const text = { margin: "0 0 16px", fontSize: 16, lineHeight: "24px", color: COLOR.ink };
const button = {
  display: "inline-block",
  padding: "14px 24px",
  borderRadius: 14,
  backgroundColor: COLOR.primary,
  color: COLOR.onPrimary,
  fontSize: 16,
  fontWeight: 600,
};
