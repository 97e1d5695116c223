import { DIMENSIONS } from "@/lib/check-ins/dimensions";
import { BRAND } from "@/lib/config/brand";
import { spelled } from "@/lib/config/figures";

const { name } = BRAND;

export const MISSION =
  "We want everyone to have a quiet place to say how they are, on good days and on bad ones, and to hear something kind and honest back.";

export const DIFFERENCES = [
  {
    title: "It answers you",
    text: `Not the quote of the day. Your words start from the ${spelled(DIMENSIONS.length)} things you just rated, and from the time of day.`,
  },
  {
    title: "It asks little",
    text: "Two minutes, no lessons, nothing to catch up on. If you've been away, today still counts.",
  },
  {
    title: "It speaks plainly",
    text: "Moods are words, shapes and numbers. If your entries can't tell it something, it doesn't guess.",
  },
  {
    title: "It keeps things private",
    text: "Your ratings and quotes are stored encrypted, under a key of your own. There are no ads, and we don't sell your data.",
  },
] as const;

export const HELPS = [
  {
    title: "You put a name to it",
    text: "Moving a slider from “some” to “high” is a small act of noticing. A feeling with a name is easier to talk about.",
  },
  {
    title: "You hear something kind",
    text: "A few words that notice what's hard. Often there's one small step in them, and you're free to skip it.",
  },
  {
    title: "You see how it has been",
    text: "Weeks side by side show what one day can't. You can share what you find with someone you trust.",
  },
] as const;

export const TECHNOLOGY = [
  `${name} uses an AI language model for its responses: after a check-in, if you've said yes to it, a model from the company Anthropic writes your words. It gets your ratings, the time of day, how today differs from your own recent days, and a few of your last quotes. It never gets your name, your email address or your account number.`,
  `If no AI is set up, if you'd rather not use it, or if it can't be reached, your words come from ${name}'s own library instead. Every new quote says which of the two it was. A program checks each one before you see it, but no person does, and AI can get things wrong.`,
];

export const DISCLAIMER = `${name} supports wellness. It is not medical advice, not a diagnosis and not a substitute for a doctor or a therapist. If you're in a crisis, please talk to someone now.`;

export const COMMITMENTS = [
  "We say what we store, and why, in plain words.",
  "You can take all your data with you, or delete it, at any time.",
  "We never send your name to an AI.",
  "Cancelling takes a few clicks, and no phone call.",
  "No ads, and no data sold.",
  "Helplines are always one tap away.",
];
