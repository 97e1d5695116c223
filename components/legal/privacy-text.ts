import { BRAND, TRIAL_DAYS } from "@/lib/brand";
import { operatorName } from "@/lib/operator";
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
      `${name} is run by ${operatorName()}. We decide what is kept about you and why. In the words of UK law, we are the “controller” of your data.`,
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
        "Your password. We keep only a scrambled form of it (a hash), which cannot be turned back.",
        "Your check-ins: the 15 ratings, and the time of day you picked.",
        "Which quotes you saved as favorites.",
        "Which mails you want from us, and when you said so. If we put you on the newsletter's list or took you off it: who did, when, and on what ground. Also which notices went to you: the mails that every member gets, such as one about a new price.",
        "What you agreed to or said no to: keeping your ratings, an AI writing your words, and cookies. We note when, and under which version of this page. If you choose about cookies before you sign in, that is kept under a random number.",
        "If you ask for the newsletter: the address it goes to, on which page and when you asked, and when you confirmed and left. You need no account for that. We also note which newsletters went to that address.",
        "If you turn reminders on: the time of day you picked and, for each device, the address at which its browser takes them.",
        "What you write when you send us an email.",
      ],
      "If you sign in through Google or another sign-in service, it tells us your name, your email address, that it has checked the address, and its own number for you. We do not see your password there.",
      "What we make or note while you use it:",
      [
        "Your quotes, the line that says why you got these words, whether AI or our library wrote them, and how much text that took.",
        "A summary of your moods and streaks, and the short notes (insights) on what your entries show.",
        "Your time zone, so that an entry counts for the right day.",
        "For each device where you are signed in: how the browser names itself, when you signed in and when it was last used.",
        "For each device with reminders: the last day that had one, and when one did not get through.",
        "Your trial and plan: when they began, when they end, whether you cancelled, whether a payment failed, what was paid back to you, and Stripe's numbers for you and your plan. We hold no card details.",
        "Which reminders about your plan we sent you, so that each comes once.",
        "A record of acts that matter for safety, such as signing in or changing a password: which account number, what and when. It holds no moods, no passwords and no email addresses.",
        "Counts of tries, such as wrong passwords, to keep attackers out. They are kept under a scrambled form of the address, account or network. They stop counting within an hour.",
        "Short technical lines: which kind of page or call was asked for, whether it worked and how long it took. No names, moods, quotes or email addresses are in them.",
      ],
    ],
  },
  {
    id: "how-we-use-it",
    title: "How we use it, and why we may",
    blocks: [
      [
        `To run ${name} for you: to let you in, write your quotes and show your progress. We may do this because you and we have an agreement, the [Terms](/terms).`,
        "To keep your ratings and moods. They can tell something about your health, so the law guards them more strongly. We keep them because you clearly agree to it: you are asked before your first check-in, and apart from that whether an AI may write your words. Without your yes, no AI gets anything. You can take either back at any time in Settings, which also says when you gave each.",
        "To remind you of your check-in, on the devices where you turned that on. We may do this because you agreed. You can turn it off at any time, in Settings or in your browser.",
        "To send you the newsletter and other letters, if you asked for them. We may do this because you agreed. The operator can also add members who have a plan and a checked address, but never someone who left. We may do this because it is fair to tell members about what they use. You can stop it at any time: in each newsletter, in [Email preferences](/email-preferences), or [with your address alone](/unsubscribe).",
        "To keep accounts safe, and to give each person one trial. We may do this because it is fair and needed, and touches little of your private life.",
        "To send you mails about your account and your plan, such as a link to reset your password, word that your trial ends soon, or that a payment failed. These are part of what we agreed, and the law asks for some of them.",
        "To take payments, to pay them back, and to keep the records of them that tax law asks for.",
        "To do what the law asks of us.",
      ],
      "We do not show ads. We do not use your check-ins to sell you anything. No choice with a legal or other big effect on you is made by a machine alone.",
    ],
  },
  {
    id: "ai-and-third-party-services",
    title: "AI and third-party services",
    blocks: [
      `Quotes can be written in two ways. Each new quote says which way it was: “Written by AI” or “From ${name}'s own library”.`,
      `The library is part of ${name}. It asks no other service for its words.`,
      "If the operator of this server has set up AI, and you said yes to it, the quote is written by a model of the company Anthropic, or by another model host that the operator picked. Then it is sent:",
      [
        "your 15 ratings, and how they differ from your usual ones;",
        "the time of day you picked;",
        "which ratings to lean on, and whether to write in a gentler way because things look very hard;",
        "the words of up to six of your last quotes, so that they are not said again.",
      ],
      "It is never sent your name, your email address or your account number. What such a company may do with what it gets is set by its agreement with the operator. You can write to us to ask which one is in use.",
      "If you sign in through Google or another sign-in service, that service learns that you signed in here. It learns nothing of your moods.",
      "If the operator of this server has set up payments, they go through the company Stripe. You type your card into fields that come straight from Stripe; we never see the number. Stripe gets your email address, your account number here, your card and what you pay. It learns nothing of your moods. Its script is loaded only when you ask to pay or to change your card, and we have told it not to watch how you move about our pages. Stripe uses what it gets to take payments, to stop fraud and to follow the law, as [its own privacy policy](https://stripe.com/privacy) says. On a server that takes no payments Stripe gets nothing.",
      "If you turn reminders on, they go through the push service of your browser's maker, such as Google, Mozilla, Microsoft or Apple. It gets an empty message, meant for that browser: no words, no name and nothing of your moods. It can tell that this server wrote to this browser, and when. The words you then see are the same for everyone and are in the app already. There are no reminders until you turn them on, device by device.",
      "If the operator has set up a mail company, it gets your email address and the words of the mails that we send you. They never hold your moods. If none is set up, mails are kept as files on the server, and no mail company gets them.",
    ],
  },
  {
    id: "sharing",
    title: "Sharing",
    blocks: [
      "We do not sell your data. We do not share it for ads. No one else gets it, apart from these:",
      [
        "The services named above, for what is said there.",
        "The company whose computers run this server, if the operator rents them. It works on our orders only.",
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
        "Your ratings, the words of your quotes, your mood summary, your insights and the addresses that reminders go to are stored encrypted, which means locked with a key. Each member has a key of their own (AES-256-GCM), and that key is locked with another.",
        "Other things are not locked in this way, because the server works with them as they are. Among them are your email address and name, the dates and times of day of your entries, which quotes are favorites, and your plan.",
        "The database keeps your password as an Argon2id hash. It keeps the links that we mail to you, and the cookie that keeps you signed in, as hashes too.",
        "Your moods, quotes and addresses are never written to the server's logs.",
        "In Settings you can see where you are signed in, and sign those devices out.",
      ],
      "No system is perfectly safe. If something goes wrong that puts you at risk, we tell you, and those whom the law says we must tell.",
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
      `Write to ${PRIVACY_BOX} from the address of your account. It is free. We answer within one month, or within 45 days where a US state's law says so. We may ask you something to be sure that it is you. In Settings you can download your check-ins and quotes yourself, and change your email address, your password and your time zone. In [Email preferences](/email-preferences) you can download everything that our database holds about you as one file, and delete your account at once.`,
      "If you live in the UK, you can complain to the [Information Commissioner's Office](https://ico.org.uk) at any time. In the US, some states, such as California and Washington, give you rights of this kind by law. We give them to everyone. If we say no to you, you can ask us to look again, and you can turn to your state's attorney general. We never treat you worse for using your rights.",
    ],
  },
  {
    id: "retention",
    title: "How long we keep it",
    blocks: [
      [
        "A newsletter subscription: until you leave it or delete your account. That you left stays on record, so that nothing brings you back by mistake. An address that was never confirmed: 30 days. Which newsletters and notices went to which address: one year.",
        "What you chose about cookies without being signed in: one year.",
        "Your account with the email addresses it has had, your check-ins and your quotes: until you ask us to delete them. Ending your plan does not delete them.",
        "A sign-in: it ends after 14 days without a visit, and after 90 days in any case. Signing out deletes its record. The record of one that ran out is cleared away within a day.",
        "Where reminders go on a device: until you turn them off there, the sign-in on that device ends, or its browser takes them no more. The time you picked stays with your account.",
        "Links in mails: a link to check your address works for 24 hours, one to reset your password for 1 hour. The record of a used or expired one is cleared away after about a week. Links of the newsletter stay good for as long as your address is on record: you may want to leave years later.",
        "Mails to you that wait to be sent are kept locked, and emptied once they are out. One that could not be sent: two weeks. Mails that are kept as files on the server: 30 days.",
        "Counts of tries: cleared away about a day later.",
        "Messages from Stripe that something changed: which kind, when, and Stripe's number for you. 90 days.",
        "The record of acts that matter for safety: one year.",
      ],
      "When we delete your account, your own key is deleted with it. This stays behind:",
      [
        `A scrambled form of your email address that says “this address had its ${TRIAL_DAYS}-day trial”. It cannot be read back as an address.`,
        "A note that this account number was deleted, and when, so that a backup that is put back does not bring you back.",
        "The record of acts that matter for safety, under a number that no longer leads to you here, for up to a year.",
        "A mail that could not be sent to you, locked, for up to two weeks. Mails kept as files go at once, also those to an address that you had before. For a quarter of an hour, or until the last one is gone, a scrambled form of each address tells which mails those are.",
        "A newsletter that you ask for at another address than the one of your account. You can leave it [with that address](/unsubscribe).",
        "What Stripe has to keep about payments by law. We have it delete you as a customer.",
        "Copies in backups, if the operator makes them, until newer backups take their place.",
      ],
    ],
  },
  {
    id: "children-under-13",
    title: "Children under 13",
    blocks: [
      `${name} is not for children under 13, and we do not knowingly keep data about them. We do not ask how old you are, so we rely on your word.`,
      `If you think that a child under 13 has an account, write to ${PRIVACY_BOX} and we will delete it.`,
      "If you are 13 to 17, talk with a parent or guardian before you make an account.",
    ],
  },
  {
    id: "international-transfers",
    title: "International transfers",
    blocks: [
      "Your data is stored where this server stands. The first section of this page names the country, once the operator has stated it.",
      "If AI, payments or a mail company are set up, what is listed under “AI and third-party services” may be handled in the US or in another country. The law there may protect data less than yours does. Where UK law asks for it, such a transfer needs safeguards, such as a contract in the form that the UK has approved. Write to us to ask which ones are in place.",
    ],
  },
  {
    id: "cookies",
    title: "Cookies",
    blocks: [
      `${name} uses only cookies that it needs to work. There are no cookies for ads or for counting visitors, and no scripts of others that follow you.`,
      [
        "A session cookie keeps you signed in. It lasts up to 90 days, and signing out takes it away.",
        "A device cookie remembers that you signed in here before, so that strangers who guess at your password cannot lock you out. It holds a scrambled mark of your address and lasts a year.",
        "A consent cookie says that you have chosen about cookies, and a visitor cookie holds a random number that your choice is kept under while you are not signed in. They last half a year.",
        "Sign-in cookies hold things together while you are at Google or another sign-in service. They last 15 minutes at most.",
        "When you open the card form, Stripe may set cookies of its own that it needs to take a payment safely.",
      ],
      "Your browser also keeps a few things by itself: whether you like the light or the dark look, and, in the open tab, a check-in that you have not finished, a short notice, or that you saw the sunrise of the first page. An unfinished check-in goes away when it is sent or when you close the tab.",
      "So that you can check in without a connection, the browser keeps files that are the same for everyone. On a device where you check in it also keeps, beside your account number, check-ins that wait to be sent and the saved quotes that you last looked at.",
      "A check-in that waits is locked so that the device itself cannot open it again. What opens it comes from us, and only while you are signed in. Your saved quotes must be readable without a connection, so their key lies in the browser's own files. That keeps out other websites, but not somebody who can use this device or copy its files. Lock the device itself against that.",
      "Signing out sends what waits, if there is a connection, and takes away the saved quotes and their key, though a browser may take a while to wipe its files. A check-in that could not be sent stays there, locked, and goes out when you next sign in on that device. Deleting your account takes all of it away from the device where you do it, and with your account goes what opens the rest.",
      "Where you turned reminders on, the browser holds its own address for them. Signing out takes that away as well.",
      `${name} asks about cookies on your first visit, though it sets none but these. You can change your answer at the foot of each public page and in Settings.`,
    ],
  },
  {
    id: "mental-health-disclaimer",
    title: "Mental health disclaimer",
    blocks: [
      `${name} is not medical advice and not a health service. No doctor or therapist reads your check-ins, and they are not part of any medical record. The US health privacy law HIPAA does not cover them, but other laws do.`,
      `When your ratings look very hard, you see a calm note with numbers to call. No one is told. If you fold the note away, we remember that, encrypted with your key. ${EMERGENCY} These lines are there for you too:`,
      { show: "crisis-lines" },
    ],
  },
  {
    id: "changes",
    title: "Changes to this policy",
    blocks: [
      "We change this page when what we do with data changes. The date at the top says when we last did. If a change matters to you, we tell you before it counts. If it needs your yes, we ask for it.",
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
