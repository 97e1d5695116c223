import { BRAND } from "@/lib/config/brand";
import { inFigures, times, withArticle } from "@/lib/config/figures";
import { money } from "@/lib/config/money";
import { governingLaw, operatorName } from "@/lib/config/operator";
import {
  PRICE,
  PRICE_NOTICE_DAYS,
  REFUND_DAYS,
  RENEWAL_REMINDERS_A_YEAR,
  TRIAL_DAYS,
  TRIAL_NOTICE_DAYS,
} from "@/lib/config/policy";
import { EMERGENCY, type LegalSection, mailLink } from "./legal-section";

const { name } = BRAND;
const SUPPORT = mailLink(BRAND.supportEmail);

export const TERMS_SUMMARY = `These are the rules for using ${name}. They say what you can expect from us, and what we ask of you.`;

export const TERMS: readonly LegalSection[] = [
  {
    id: "terms-of-use",
    title: "Terms of use",
    blocks: [
      `These Terms are an agreement between you and ${operatorName()}. By making an account or using ${name}, you agree to them. If you don't agree, please don't use ${name}.`,
      `${name} is for your own wellness, for yourself and not for business.`,
      `You must be 13 or older. If you are under 18, ask a parent or guardian to read these Terms with you and to agree to them first.`,
      `The [Privacy Policy](/privacy) says what we keep about you and how we look after it.`,
    ],
  },
  {
    id: "definitions",
    title: "Definitions",
    blocks: [
      "Some words mean the same thing all through these Terms:",
      [
        `“${name}” is this website and all it does.`,
        `“We” and “us” mean ${operatorName()}.`,
        "“You” means the person who uses it.",
        "A “member” is someone with an account.",
        "A “check-in” is when you rate how you are on the sliders and pick a time of day.",
        "A “quote” is the short message that you get after a check-in.",
        "The “plan” is the paid subscription. The “trial” is the free time before it.",
      ],
    ],
  },
  {
    id: "general-issues",
    title: "General issues, and words written by AI",
    blocks: [
      `${name} asks how you are, shows you a quote, and keeps your check-ins so that you can look back on them.`,
      "Some quotes may be written by AI, a computer program that makes up text. Others are chosen from our own library. Each new quote says which of the two it is.",
      "No person reads a quote before you see it. AI can get things wrong. A quote may not fit you, or may sound sure when it shouldn't. Please don't make a big decision because of a quote.",
      `We try to keep ${name} working, but it may be down at times. We may change it, add to it or take parts away. If a change makes it much worse for you, you can cancel.`,
    ],
  },
  {
    id: "registration",
    title: "Registration",
    blocks: [
      "You need an account to check in and to see your progress. You can make one with an email address and a password. Where this server offers it, you can also sign in through Google or another sign-in service.",
      [
        "Give an email address that is yours.",
        "Keep your password to yourself. Choose one you don't use anywhere else.",
        `If you think someone has got into your account, change your password in Settings, sign out your other devices and remove passkeys that aren't yours there, and write to ${SUPPORT}.`,
        "One account is for one person.",
      ],
    ],
  },
  {
    id: "obligations",
    title: "Obligations",
    blocks: [
      "What we do:",
      [
        `run ${name} with care and skill;`,
        "look after your data as the [Privacy Policy](/privacy) says;",
        "tell you in plain words when something important changes.",
      ],
      "What we ask of you:",
      [
        `use ${name} within the law and by these Terms;`,
        "keep your email address up to date, so that we can reach you;",
        "get help from a person when you need it. A quote can't do that for you.",
      ],
    ],
  },
  {
    id: "rules",
    title: "Rules",
    blocks: [
      "Please do not:",
      [
        "use someone else's account, or let others use yours;",
        `try to break into ${name}, slow it down, or get around its limits;`,
        "use a program to copy large parts of it, or to make check-ins for you;",
        `sell ${name}, or pass its quotes off as your own work;`,
        "use quotes to hurt, scare or mislead anyone;",
        "make new accounts to get more free trials. Each person has one.",
      ],
      "If you find a weak spot in our security, please tell us before you tell others. We'll be grateful.",
    ],
  },
  {
    id: "suspension-and-termination",
    title: "Suspension and termination",
    blocks: [
      `You can stop at any time. You can delete your account yourself in [Email preferences](/email-preferences), or write to ${SUPPORT} from the address of your account.`,
      "We may pause or close an account that breaks these rules badly or often, puts others at risk, or that the law tells us to close. Where we can, we'll tell you first, say why, and give you time to reply. What you tell us in a check-in is never a reason to close your account.",
      `If we close ${name} for good, we will tell you by email beforehand, so that you can download your data.`,
    ],
  },
  {
    id: "disclaimer",
    title: "Disclaimer",
    blocks: [
      `${name} supports wellness. It is not medical advice. It doesn't diagnose, treat or cure any illness, and it doesn't take the place of a doctor, a therapist or any other professional. Don't put off seeing one because of something you read here.`,
      `No one watches your check-ins, and no one is called because of them. ${EMERGENCY} If you need someone to talk to, these lines are there for you:`,
      { show: "crisis-lines" },
      `We don't promise that ${name} will make you feel better, or that it will always work without faults.`,
      "We are responsible for loss that we cause by breaking these Terms or by not taking care, where it could be foreseen. We are not responsible for loss that nobody could foresee, or for business loss. As far as the law lets us, that is all.",
      "Nothing in these Terms limits what the law does not let us limit. That includes death or injury caused by our lack of care, fraud, and your rights as a consumer in the UK or in your US state.",
    ],
  },
  {
    id: "payment",
    title: "Payment",
    blocks: [
      `The trial lasts ${inFigures(TRIAL_DAYS, "day")} and includes everything. Each person gets one trial. When it ends, the plan starts by itself and renews each month, until you cancel. The price of the plan is ${money(PRICE)} a month.`,
      `If the operator of this server has set up payments, they are taken by a company called Stripe, from the card you give at the start. Before you start, the page says what you pay today and from when you pay ${money(PRICE)} a month. We send you that by email too.`,
      "If payments are not set up, the page says so. You are then not asked for a card, and nothing is charged, during the trial or after it.",
      `We'll remind you by email ${withArticle(TRIAL_NOTICE_DAYS, "day")} before your trial ends, and ${times(RENEWAL_REMINDERS_A_YEAR)} a year before your plan renews. These emails say what is charged, when, and how to stop it.`,
      "You can cancel in Settings at any time. If you cancel before the trial ends, there is no charge, and you keep your access until it ends. If you cancel later, you keep your access until the end of the month that has begun. You can undo a cancellation until then.",
      `If a payment doesn't go through, we'll tell you by email, and anything that needs a plan is closed until it's paid. In Settings you can change your card and pay, or cancel. Your account, your exports and your data stay open to you.`,
      `You can get your first payment back within ${inFigures(REFUND_DAYS, "day")} of it, for any reason: in Settings, with “Get a refund”. Your plan then ends straight away. We don't usually refund later payments. If something went wrong, write to ${SUPPORT}. Your legal rights to change your mind or to get money back stay as they are.`,
      `If the price is going to change, we'll tell you at least ${inFigures(PRICE_NOTICE_DAYS, "day")} before, and you can cancel before it does.`,
    ],
  },
  {
    id: "intellectual-property",
    title: "Intellectual property",
    blocks: [
      `What you enter is yours. You let us keep it and work with it only so that ${name} can do its job for you.`,
      "You may keep, copy and share your quotes for yourself and with people you know. Please don't sell them.",
      `The name ${name}, the pictures, the library of texts and the software belong to us or to those who let us use them. These Terms give you the right to use them here, and no more than that.`,
    ],
  },
  {
    id: "governing-law",
    title: "Governing law",
    blocks: [
      `These Terms follow the law of ${governingLaw()}.`,
      "If you are a consumer, you also keep every right that the law of the place where you live gives you. You can go to court there. In the UK that means the courts of England and Wales, Scotland or Northern Ireland, whichever is your home.",
      "Please write to us first. Most things can be put right with an email or two, but you don't have to.",
    ],
  },
  {
    id: "contact-us",
    title: "Contact",
    blocks: [
      `For questions about ${name} or these Terms, write to ${SUPPORT}. For questions about your data, write to ${mailLink(BRAND.privacyEmail)}.`,
      "Who runs this server:",
      { show: "operator" },
    ],
  },
  {
    id: "changes",
    title: "Changes",
    blocks: [
      "We may change these Terms when the law or what we offer changes. The date at the top says when we last did.",
      "If a change matters to you, we'll tell you in good time, before it takes effect. If you don't agree with it, you can cancel and have your account deleted before then.",
      "If one part of these Terms turns out not to hold in law, the rest still does.",
    ],
  },
];
