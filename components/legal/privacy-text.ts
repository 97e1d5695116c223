import { DIMENSIONS } from "@/lib/check-ins/dimensions";
import { BRAND } from "@/lib/config/brand";
import { inFigures, inWords, largest, spelled, withArticle } from "@/lib/config/figures";
import { operatorName } from "@/lib/config/operator";
import {
  ATTEMPTS_HOURS,
  CLEARING_DAYS,
  COOKIE_DAYS,
  ERASED_ADDRESS_HOURS,
  KEPT_DAYS,
  MEND_HOURS,
  QUOTES_SHOWN_TO_MODEL,
  RESET_LINK_HOURS,
  SESSION_DAYS,
  SIGN_IN_MINUTES,
  TRIAL_DAYS,
  VERIFY_LINK_HOURS,
} from "@/lib/config/policy";
import { EMERGENCY, type LegalSection, mailLink } from "./legal-section";

const { name } = BRAND;
const PRIVACY_BOX = mailLink(BRAND.privacyEmail);

export const PRIVACY_SUMMARY =
  "What you tell us is private. This page says what we keep, why, who else sees any of it, and what you can ask of us.";

export const PRIVACY: readonly LegalSection[] = [
  {
    id: "who-we-are",
    title: "Who we are",
    blocks: [
      `${name} is run by ${operatorName()}. We decide what is kept about you and why. In the words of UK law, that makes us the “controller” of your data.`,
      { show: "operator" },
      `For anything about your data, write to ${PRIVACY_BOX}.`,
    ],
  },
  {
    id: "information-collected",
    title: "Information collected",
    blocks: [
      "What you give us:",
      [
        "Your email address, and your first and last name if you choose to give them.",
        "Your password. We keep only a scrambled form of it (a hash), which can't be turned back.",
        "If you add a passkey: the half of it that checks your signature, the name you give it, and when it was last used. Your fingerprint, face or screen lock never reaches us.",
        `Your check-ins: up to ${DIMENSIONS.length} ratings, the time of day you picked and, if you said so, what would help. If you wrote a line for yourself, that too. It is never sent to an AI.`,
        "Whether words helped, and why not, if you tell us.",
        "Which quotes you saved as favorites.",
        "Which emails you want from us, and when you said so. If we put you on the newsletter's list or took you off it: who did, when, and on what grounds. Also which notices went to you: the emails that every member gets, such as one about a new price.",
        "What you agreed to or said no to: keeping your ratings, an AI writing your words, and cookies. We note when, and under which version of this page. If you choose about cookies before you sign in, that is kept under a random number.",
        "If you ask for the newsletter: the address it goes to, which page you asked on and when, and when you confirmed and left. You don't need an account for that. We also note which newsletters went to that address.",
        "If you turn reminders on: the days and times you picked and, for each device, the address its browser receives them at.",
        "What you write when you send us an email.",
      ],
      "If you sign in through Google or another sign-in service, it tells us your name, your email address, that it has checked the address, and its own number for you. We don't see your password there.",
      "What we create or note while you use it:",
      [
        "Your quotes, the line that says why you got these words, whether AI or our library wrote them, and how much text that took.",
        "A summary of your moods and streaks, and the short notes (insights) on what your entries show.",
        "Your time zone, so that an entry counts for the right day.",
        "For each device where you are signed in: how the browser names itself, when you signed in and when it was last used.",
        "For each device with reminders: the last day that had one, and when one didn't get through.",
        "Your trial and plan: when they began, when they end, whether you cancelled, whether a payment failed, what was refunded to you, and Stripe's numbers for you and your plan. We hold no card details.",
        "Which reminders about your plan we sent you, so that each comes once.",
        "A record of actions that matter for safety, such as signing in or changing a password: the account number, what happened and when. It holds no moods, no passwords and no email addresses.",
        `Counts of attempts, such as wrong passwords, to keep attackers out. They are kept under a scrambled form of the address, account or network. They stop counting within ${withArticle(ATTEMPTS_HOURS, "hour")}.`,
        "Short technical lines: which kind of page or call was asked for, whether it worked and how long it took. No names, moods, quotes or email addresses are in them.",
      ],
    ],
  },
  {
    id: "how-we-use-it",
    title: "How we use it, and why we're allowed to",
    blocks: [
      [
        `To run ${name} for you: to let you in, write your quotes and show your progress. We may do this because we have an agreement with you, the [Terms](/terms).`,
        "To keep your ratings and moods. They can say something about your health, so the law protects them more strongly. We keep them because you clearly agree to it: we ask you before your first check-in, and we ask separately whether an AI may write your words. Unless you say yes, no AI gets anything. You can take back either yes at any time in Settings, which also says when you gave each.",
        "To remind you of your check-in, on the devices where you turned that on. We may do this because you agreed. You can turn it off at any time, in Settings or in your browser.",
        "To send you the newsletter and other letters, if you asked for them. We may do this because you agreed. The operator can also add members who have a plan and a checked address, but never someone who left. We may do this because it is fair to tell members about what they use. You can stop it at any time: in each newsletter, in [Email preferences](/email-preferences), or [with your address alone](/unsubscribe).",
        "To keep accounts safe, and to give each person one trial. We may do this because it is fair and needed, and touches little of your private life.",
        "To send you emails about your account and your plan, such as a link to reset your password, or to let you know that your trial ends soon or a payment failed. These are part of what we agreed, and the law asks for some of them.",
        "To take payments, to refund them, and to keep the records of them that tax law asks for.",
        "To do what the law asks of us.",
      ],
      "We don't show ads. We don't use your check-ins to sell you anything. No decision with a legal or other big effect on you is made by a machine alone.",
    ],
  },
  {
    id: "ai-and-third-party-services",
    title: "AI and third-party services",
    blocks: [
      `Quotes can be written in two ways. Each new quote says which way it was: “Written by AI” or “From ${name}'s own library”.`,
      `The library is part of ${name}. It doesn't ask any other service for its words.`,
      "If the operator of this server has set up AI, and you said yes to it, the quote is written by a model from the company Anthropic, or by another model host that the operator has chosen. It is then sent:",
      [
        `your ratings, up to ${DIMENSIONS.length}, and how they differ from your usual ones;`,
        "the time of day you picked;",
        "what you said would help, and how the words should end this time;",
        "whether the screen shows you people to ring, because things look very hard;",
        "three texts from our own library that fit your ratings, so that it knows how we speak;",
        `the words of up to ${spelled(QUOTES_SHOWN_TO_MODEL)} of your last quotes, so that it doesn't repeat them.`,
      ],
      "It is never sent your name, your email address or your account number. What such a company may do with what it gets is set by its agreement with the operator. You can write to us to ask which one is in use.",
      "If you sign in through Google or another sign-in service, that service learns that you signed in here. It learns nothing about your moods.",
      "If the operator of this server has set up payments, they go through the company Stripe. You type your card into fields that come straight from Stripe; we never see the number. Stripe gets your email address, your account number here, your card and what you pay. It learns nothing about your moods. Its script is loaded only when you ask to pay or to change your card, and we have told it not to watch how you move about our pages. Stripe uses what it gets to take payments, to stop fraud and to follow the law, as [its own privacy policy](https://stripe.com/privacy) says. On a server that takes no payments Stripe gets nothing.",
      "If you turn reminders on, they go through the push service of your browser's maker, such as Google, Mozilla, Microsoft or Apple. It gets an empty message, meant for that browser: no words, no name and nothing about your moods. It can tell that this server wrote to this browser, and when. The words you then see are the same for everyone and are in the app already. There are no reminders until you turn them on, device by device.",
      "If the operator has set up an email company, it gets your email address and the words of the emails we send you. They never mention your moods. If none is set up, emails are kept as files on the server, and no email company gets them.",
    ],
  },
  {
    id: "sharing",
    title: "Sharing",
    blocks: [
      "We don't sell your data. We don't share it for ads. No one else gets it, apart from these:",
      [
        "The services named above, for the purposes given there.",
        "The company whose computers run this server, if the operator rents them. It only acts on our instructions.",
        "A court or an authority, when the law makes us. We give no more than we must.",
        "Someone who takes over this service from us. They would be bound by this policy, and we would tell you first.",
      ],
      "When you share a quote yourself, it goes where you send it.",
    ],
  },
  {
    id: "security",
    title: "Security",
    blocks: [
      [
        "Your ratings, the lines you write for yourself, the words of your quotes, whether they helped, your mood summary, your insights, the names of your passkeys and the addresses that reminders go to are stored encrypted, which means locked with a key. Each member has a key of their own (AES-256-GCM), and that key is locked with another.",
        "Other things aren't locked like this, because the server works with them as they are. Among them are your email address and name, the dates and times of day of your entries, which quotes are favorites, and your plan.",
        "The database keeps your password as an Argon2id hash. It keeps the links that we email to you, and the cookie that keeps you signed in, as hashes too.",
        "Your moods, quotes and addresses are never written to the server's logs.",
        "In Settings you can see where you are signed in, and sign those devices out.",
      ],
      "No system is perfectly safe. If something goes wrong that puts you at risk, we'll tell you, and anyone else the law says we must tell.",
    ],
  },
  {
    id: "your-rights",
    title: "Your rights",
    blocks: [
      "You can ask us to:",
      [
        "tell you what we hold about you, and give you a copy;",
        "give you a copy in a form that another service can read;",
        "put right what is wrong;",
        "delete your data;",
        "stop using it, or use it for less, for a while or for good;",
        "stop keeping your moods, if you no longer agree to it.",
      ],
      `Write to ${PRIVACY_BOX} from the address of your account. It is free. We answer within one month, or within 45 days where a US state's law says so. We may ask you something to be sure that it's you. In Progress you can change a check-in for ${inFigures(MEND_HOURS, "hour")} after you made it, and delete any check-in for good. In Settings you can download your check-ins and quotes yourself, or everything that our database holds about you as one file, change your email address, your password and your time zone, and delete your account at once. You can also get that one file, or delete your account, in [Email preferences](/email-preferences).`,
      "If you live in the UK, you can complain to the [Information Commissioner's Office](https://ico.org.uk) at any time. In the US, some states, such as California and Washington, give you rights of this kind by law. We give them to everyone. If we say no to you, you can ask us to look again, and you can turn to your state's attorney general. We never treat you worse for using your rights.",
    ],
  },
  {
    id: "retention",
    title: "How long we keep it",
    blocks: [
      [
        `A newsletter subscription: until you leave it or delete your account. The fact that you left stays on record, so that nothing brings you back by mistake. An address that was never confirmed: ${inFigures(KEPT_DAYS.unconfirmedSubscriber, "day")}. Which newsletters and notices went to which address: ${inWords(...largest(KEPT_DAYS.delivery))}.`,
        `What you chose about cookies without being signed in: ${inWords(...largest(KEPT_DAYS.visitorChoice))}.`,
        "Your account with the email addresses it has had, your check-ins and your quotes: until you delete them, or ask us to. Ending your plan doesn't delete them.",
        `A sign-in: it ends after ${inFigures(SESSION_DAYS.idle, "day")} without a visit, and after ${inFigures(SESSION_DAYS.longest, "day")} in any case. Signing out deletes its record. The record of one that has run out is cleared away within ${withArticle(CLEARING_DAYS, "day")}.`,
        "Where reminders go on a device: until you turn them off there, the sign-in on that device ends, or its browser stops accepting them. The days and times you picked stay with your account.",
        `Links in emails: a link to check your address works for ${inFigures(VERIFY_LINK_HOURS, "hour")}, one to reset your password for ${inFigures(RESET_LINK_HOURS, "hour")}. The record of a used or expired one is cleared away after about ${withArticle(...largest(KEPT_DAYS.token))}. Links in the newsletter keep working for as long as your address is on record: you may want to leave years later.`,
        `Emails waiting to be sent to you are kept locked, and emptied once they've gone. Which emails about your account we sent you, and when: ${inFigures(KEPT_DAYS.doneJob, "day")}. One that couldn't be sent: ${inWords(...largest(KEPT_DAYS.failedMail))}. Emails that are kept as files on the server: ${inFigures(KEPT_DAYS.outboxMail, "day")}.`,
        `Counts of attempts: cleared away about ${withArticle(CLEARING_DAYS, "day")} later.`,
        `Messages from Stripe that something changed: which kind, when, and Stripe's number for you. ${inFigures(KEPT_DAYS.billingEvent, "day")}.`,
        `The record of actions that matter for safety: ${inWords(...largest(KEPT_DAYS.auditRecord))}.`,
      ],
      "When we delete your account, your own key is deleted with it. This stays behind:",
      [
        `A scrambled form of your email address that says “this address had its ${TRIAL_DAYS}-day trial”. It can't be read back as an address.`,
        "A note that this account number was deleted, and when, so that restoring a backup doesn't bring you back.",
        `The record of actions that matter for safety, under a number that no longer leads to you here, for up to ${withArticle(...largest(KEPT_DAYS.auditRecord))}.`,
        `An email that couldn't be sent to you, locked, for up to ${withArticle(...largest(KEPT_DAYS.failedMail))}. Emails kept as files go straight away, including those to an address you had before. For ${withArticle(ERASED_ADDRESS_HOURS, "hour")}, or until the last one is gone, a scrambled form of each address says which emails those are.`,
        "A newsletter you've asked for at a different address from your account's. You can leave it [with that address](/unsubscribe).",
        "What Stripe has to keep about payments by law. We get it to delete you as a customer.",
        "Copies in backups, if the operator makes them, until newer backups take their place.",
      ],
    ],
  },
  {
    id: "children-under-13",
    title: "Children under 13",
    blocks: [
      `${name} is not for children under 13, and we don't knowingly keep data about them. We don't ask how old you are, so we rely on your word.`,
      `If you think that a child under 13 has an account, write to ${PRIVACY_BOX} and we will delete it.`,
      "If you are 13 to 17, talk with a parent or guardian before you make an account.",
    ],
  },
  {
    id: "international-transfers",
    title: "International transfers",
    blocks: [
      "Your data is stored where this server stands. The first section of this page names the country, once the operator has stated it.",
      "If AI, payments or an email company are set up, what is listed under “AI and third-party services” may be handled in the US or in another country. The law there may protect data less than yours does. Where UK law asks for it, such a transfer needs safeguards, such as a contract in the form that the UK has approved. Write to us to ask which ones are in place.",
    ],
  },
  {
    id: "cookies",
    title: "Cookies",
    blocks: [
      `${name} uses only cookies that it needs to work. There are no cookies for ads or for counting visitors, and no scripts from anyone else that follow you.`,
      [
        `A session cookie keeps you signed in. It lasts up to ${inFigures(SESSION_DAYS.longest, "day")}, and signing out removes it.`,
        `A device cookie remembers that you signed in here before, so that strangers who guess at your password can't lock you out. It holds a scrambled mark of your address and lasts ${withArticle(...largest(COOKIE_DAYS.device))}.`,
        `A consent cookie says that you've chosen about cookies, and a visitor cookie holds a random number that your choice is kept under while you aren't signed in. They last ${withArticle(...largest(COOKIE_DAYS.consent))}.`,
        `A check-in cookie remembers whether you like the full or the short check-in on this device. It lasts ${withArticle(...largest(COOKIE_DAYS.checkInForm))}.`,
        `Sign-in cookies hold things together while you are at Google or another sign-in service, or sign in with a passkey. They last ${inFigures(SIGN_IN_MINUTES, "minute")} at most.`,
        "When you open the card form, Stripe may set cookies of its own that it needs to take a payment safely.",
      ],
      "Your browser also remembers a few things for you: whether you like the light or the dark look, and whether you want the page covered when you leave it. In the open tab it also remembers a check-in that you haven't finished, a short notice, whether the page is covered just now, and that you've seen the sunrise on the first page. An unfinished check-in is locked, and goes away when it is sent, when you sign out in that tab or when you close it.",
      "So that you can check in without a connection, the browser keeps files that are the same for everyone. On a device where you're signed in, it keeps a little more once you've agreed to have your ratings kept: your account number, any check-ins waiting to be sent, and the newest of your saved quotes.",
      "A waiting check-in is locked so that the device itself can't open it again. What opens it comes from us, and only while you are signed in. Your saved quotes must be readable without a connection, so their key lies in the browser's own files, where no script can copy it. While you are signed in, it opens an unfinished check-in too. That keeps out other websites, but not somebody who can use this device or copy its files. Lock the device itself to guard against that.",
      "Signing out sends whatever is waiting, if there's a connection, and removes the saved quotes and their key, though a browser may take a while to wipe its files. A check-in that couldn't be sent stays there, locked, and goes out when you next sign in on that device. Deleting your account removes all of it from the device where you do it, and whatever opens the rest goes with your account.",
      "Where you turned reminders on, the browser holds its own address for them. Signing out removes that as well.",
      `${name} asks about cookies on your first visit, though these are the only ones it sets. You can change your answer at the foot of each public page and in Settings.`,
    ],
  },
  {
    id: "mental-health-disclaimer",
    title: "Mental health disclaimer",
    blocks: [
      `${name} is not medical advice and not a health service. No doctor or therapist reads your check-ins, and they are not part of any medical record. The US health privacy law HIPAA doesn't cover them, but other laws do.`,
      `If your ratings look very hard, you see a calm note with numbers to call. No one is told. If you fold the note away, we remember that, encrypted with your key. ${EMERGENCY} These lines are there for you too:`,
      { show: "crisis-lines" },
    ],
  },
  {
    id: "changes",
    title: "Changes to this policy",
    blocks: [
      "We change this page when what we do with data changes. The date at the top says when we last did. If a change matters to you, we'll tell you before it takes effect. If it needs your agreement, we'll ask for it.",
    ],
  },
  {
    id: "contact-us",
    title: "Contact",
    blocks: [
      `Write to ${PRIVACY_BOX} about your data, and to ${mailLink(BRAND.supportEmail)} about anything else. The postal address is in the first section, once the operator has stated it.`,
    ],
  },
];
