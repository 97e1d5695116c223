import { mailLink } from "@/components/legal/legal-section";
import { DIMENSION_GROUPS, DIMENSIONS, keysOf } from "@/lib/check-ins/dimensions";
import { BRAND } from "@/lib/config/brand";
import { inFigures, inWords, spelled } from "@/lib/config/figures";
import { money } from "@/lib/config/money";
import { PRICE, REFUND_DAYS, RESET_LINK_HOURS, TRIAL_DAYS, WAITING_DAYS } from "@/lib/config/policy";
import type { FaqGroup } from "./faq-page";

const { name } = BRAND;
const SUPPORT = mailLink(BRAND.supportEmail);

export const FAQ: readonly FaqGroup[] = [
  {
    id: "getting-started",
    title: "Getting Started",
    entries: [
      {
        slug: "what-is-hearten",
        question: `What is ${name}?`,
        answer: [
          `${name} is a small daily companion for your mood. You say how you are on ${spelled(DIMENSIONS.length)} sliders, or on ${spelled(keysOf("short").length)} when there is less time, and you get a few kind words that fit what you said. Over time you can look back and see how your days have been.`,
          "It supports your wellness. It is not medical advice.",
        ],
      },
      {
        slug: "how-do-i-start",
        question: "How do I start?",
        answer: [
          `[Create an account](/auth) with your email address, or with Google where that's on offer. Then start the free trial and do your first check-in.`,
        ],
      },
      {
        slug: "what-do-i-rate",
        question: "What do I rate in a check-in?",
        answer: [
          `You rate ${DIMENSIONS.length} parts of how you feel, each from 1 to 5. They are in ${spelled(DIMENSION_GROUPS.length)} groups: how your mind feels, the people around you, your purpose, your body, and your day. Stress, sleep, hope and gratitude are among them.`,
          "Each slider tells you in a word what the number means. For sleep, 2 means “poor”. A slider you leave alone counts as 3, in the middle. What the short check-in doesn't ask isn't counted at all.",
        ],
      },
      {
        slug: "how-long-does-it-take",
        question: "How long does a check-in take?",
        answer: [
          `About two minutes, or less if you only move the sliders that matter to you now. There's a short one too, with ${spelled(keysOf("short").length)} sliders, that takes about thirty seconds. Your words follow within a few seconds.`,
        ],
      },
      {
        slug: "does-it-replace-therapy",
        question: `Can ${name} replace therapy or a doctor?`,
        answer: [
          `No. ${name} doesn't diagnose, treat or cure anything, and no doctor or therapist reads your check-ins. You can use it alongside therapy, or to find words for how you feel.`,
          "If you are worried about your health, please see a doctor.",
        ],
      },
    ],
  },
  {
    id: "account-and-subscription",
    title: "Account & Subscription",
    entries: [
      {
        slug: "free-trial",
        question: "How does the free trial work?",
        answer: [
          `The trial lasts ${inFigures(TRIAL_DAYS, "day")} and has every premium feature. Each person gets one. If you cancel before it ends, you pay nothing. If you don't cancel, the paid plan starts by itself when the trial is over.`,
        ],
      },
      {
        slug: "price",
        question: `What does ${name} cost?`,
        answer: [
          `After the trial it is ${money(PRICE)} a month. There's just one plan, with everything in it.`,
          "If a server takes no payments, as in a demo, the subscription page says so before you start, and nothing is charged.",
        ],
      },
      {
        slug: "how-do-i-cancel",
        question: "How do I cancel?",
        answer: [
          "In Settings, under Plan, press Cancel. You can do it at any time, and there's no need to write to us. You keep your access until the end of your trial, or of the month you've paid for. Until then you can change your mind and start it again.",
          "Cancelling doesn't delete anything. Your check-ins and quotes stay saved.",
        ],
      },
      {
        slug: "refunds",
        question: "Can I get my money back?",
        answer: [
          `It depends on your plan and on when you ask. Within ${inFigures(REFUND_DAYS, "day")} of your first payment you can get all of it back yourself, in Settings. Your access then ends straight away.`,
          `After that, a plan you cancel runs until the end of the month you've paid for. If you think a charge is wrong, write to ${SUPPORT}. None of this takes away your legal rights.`,
        ],
      },
      {
        slug: "how-can-i-sign-in",
        question: "How can I sign in?",
        answer: [
          "With your email address and a password, or with Google where that's on offer. If you use Google, we never see your Google password. We get your name and your email address.",
          "You can also add a passkey in Settings. You then sign in with your fingerprint, your face or your device's screen lock, without typing anything.",
          "You don't have to give your name.",
        ],
      },
    ],
  },
  {
    id: "using-hearten",
    title: `Using ${name}`,
    entries: [
      {
        slug: "time-of-day",
        question: "What are morning, afternoon and evening for?",
        answer: [
          "They're tags for your check-ins. You pick one each time, and your words suit that part of the day. Later you can tell your mornings from your evenings: Progress shows the tag on every entry, Analytics compares the two once there's enough to go on, and your CSV file has it too.",
        ],
      },
      {
        slug: "how-are-my-words-made",
        question: "How are my words made?",
        answer: [
          `They start from what you've just rated. Then an AI language model writes them, or they're chosen from ${name}'s own library of texts. Each new quote says which it was.`,
          "If the AI is slow or can't be reached, the library steps in, so you're not left waiting. A line below the words tells you which of your ratings they leaned on.",
        ],
      },
      {
        slug: "streaks",
        question: "How do streaks work?",
        answer: [
          "A streak counts the days in a row that have a check-in. If you miss a day, it goes back to zero, and your next check-in starts a new one. Today only counts as missed when it is over.",
          "We keep your longest streak. A gap is just a gap.",
          "If you'd rather not count days, turn off Show streaks in Settings.",
        ],
      },
      {
        slug: "favorites",
        question: "Can I keep the words that help me?",
        answer: [
          "Yes. Press Save below a quote, right after a check-in or later in Progress, and you'll find it in Favorites. Press it again to take it out. Quotes you didn't save are still there: all of them in Progress, each with its day, and the latest ones on Home.",
        ],
      },
      {
        slug: "more-than-once-a-day",
        question: "Can I check in more than once a day?",
        answer: [
          "Yes, as often as you like. Each check-in stands on its own, with its own words. The calendar then shows the mood of the day as a whole. For a streak, a day counts once.",
        ],
      },
    ],
  },
  {
    id: "data-and-privacy",
    title: "Data & Privacy",
    entries: [
      {
        slug: "how-is-my-data-stored",
        question: "How is my data stored?",
        answer: [
          "Your ratings and your quotes are stored encrypted. That means they're locked, and only the right key can open them. Each member has a key of their own (AES-256-GCM), and that key is locked away with another.",
          "Some things aren't locked like this, because the server needs them as they are. Your email address and the dates of your entries are among them. The [Privacy Policy](/privacy#security) tells you more.",
        ],
      },
      {
        slug: "what-does-the-ai-get",
        question: "What does the AI get to see?",
        answer: [
          "If AI writes your quote, a company called Anthropic gets what it needs for that. It gets your ratings in words, the time of day and what you said would help. It's also told how today differs from your own recent days, and whether things look very hard. And it sees a few of your last quotes, so that it doesn't repeat them.",
          "It never gets your name, your email address or your account number. We ask you before your first check-in. You can say no then, or later in Settings. Your words then only come from our own library. Some servers use no AI, or a model from someone else.",
        ],
      },
      {
        slug: "who-else-gets-my-data",
        question: "Who else gets my data?",
        answer: [
          "We don't sell it, and there are no ads. If you pay, a company called Stripe handles your card, and we never see its number. An email company may deliver our emails, so it knows your address. If you turn reminders on, the company behind your browser passes on an empty message. None of them learns anything about your moods.",
          "The [Privacy Policy](/privacy) says who gets what.",
        ],
      },
      {
        slug: "export",
        question: "Can I take my data with me?",
        answer: [
          "Yes, at any time, even after your plan has ended. Go to Settings, then Your data. You can get all your entries and quotes as a CSV file, which opens in any spreadsheet. You can also get all that we hold about you as a JSON file, which other programs can read.",
          "These files aren't encrypted, so keep them somewhere private.",
        ],
      },
      {
        slug: "delete-my-account",
        question: "How do I delete my account?",
        answer: [
          "In Settings, under Your data, press Delete Your Account. This ends your plan and deletes your check-ins, your quotes and the key that locks them, for good. It can't be undone. If backups are made, the copies in them go when newer backups replace them.",
          "You may want to export your data first.",
        ],
      },
    ],
  },
  {
    id: "features-and-enhancements",
    title: "Features & Enhancements",
    entries: [
      {
        slug: "what-can-i-see",
        question: "What can I see about my moods?",
        answer: [
          "Home shows a calendar with the mood of each day. Progress lists your entries and your streaks. Analytics shows your average mood, how it has moved lately, and what else your entries show. It says how many entries each answer rests on.",
          "At the end of Progress there's a page to print for a therapist or doctor. It has your ratings for the days you choose, and none of your quotes.",
          "Moods come as shapes, words and numbers, so you don't need to read a chart to follow them.",
        ],
      },
      {
        slug: "insights",
        question: "What are insights?",
        answer: [
          "Short notes about what your own entries show. One may sum up your last week, or say that your mood is often higher when you sleep better. They come from your entries alone. You're never compared with anyone else.",
          "If two things go together, it doesn't mean that one causes the other.",
        ],
      },
      {
        slug: "themes",
        question: "Is there a dark theme?",
        answer: [
          `Yes, there's a light one and a dark one. ${name} follows what your device is set to, until you choose one yourself in Settings.`,
        ],
      },
      {
        slug: "sharing",
        question: "Can I share a quote?",
        answer: [
          "Yes. Press Share below it and pick where it should go. On a device that can't do this, the words are copied, and you can paste them where you like. Only the quote is shared. Your ratings stay with you.",
          "After a check-in and in Progress, Picture turns the quote into a picture first. It's made on your device and goes nowhere until you send it.",
        ],
      },
      {
        slug: "ideas",
        question: "Can I ask for a new feature?",
        answer: [
          `Please do. Write to ${SUPPORT} and tell us what you were trying to do. We read every idea. We can't promise to build them all.`,
        ],
      },
    ],
  },
  {
    id: "technical-and-support",
    title: "Technical & Support",
    entries: [
      {
        slug: "devices",
        question: "Which devices can I use?",
        answer: [
          `Any phone, tablet or computer with an up-to-date browser. ${name} is a website, so there's nothing you have to install. If your browser offers it, Settings can put it on your home screen like an app. Sign in with the same account and your entries are there, on each device.`,
          "If you'd like reminders, turn them on for a device in Settings and pick the days and times. They say nothing about how you are.",
        ],
      },
      {
        slug: "lost-connection",
        question: "What if my connection drops during a check-in?",
        answer: [
          `If you're signed in on that device and have agreed to us keeping your ratings, your check-in waits there, locked. It's sent once you're back online, and it counts for the day you made it. You can even fill one in with no connection at all. After ${inFigures(WAITING_DAYS, "day")}, or if your device's clock was far off, we ask you what to do with it. If you sign out first, it's sent when you next sign in there.`,
          "If your browser can't keep it, your sliders stay as you set them while the tab is open. Press the button again when you're back online.",
        ],
      },
      {
        slug: "forgot-password",
        question: "I forgot my password. What now?",
        answer: [
          `Use [Forgot password](/forgot-password), and we'll send you a link. It works for ${inWords(RESET_LINK_HOURS, "hour")}. When you set a new password, you'll be signed out on all your devices, and your passkeys are removed to be on the safe side.`,
          "If no email comes, look in your spam folder, and check that you used your account's address.",
        ],
      },
      {
        slug: "crisis",
        question: "What if I'm in crisis?",
        answer: [
          `Please talk to someone now.`,
          { show: "crisis-lines" },
          `Nobody at ${name} sees your check-ins, so please don't wait for us. “Need help now?” is on every screen and shows these numbers.`,
        ],
      },
      {
        slug: "contact-support",
        question: "How do I reach you?",
        answer: [
          `Write to ${SUPPORT}. Tell us what you did, what you saw, and which device you used. Please don't send us your password. We'll never ask you for it.`,
        ],
      },
    ],
  },
];
