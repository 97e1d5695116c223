import { mailLink } from "@/components/legal/legal-section";
import { BRAND, PRICE, TRIAL_DAYS } from "@/lib/brand";
import type { FaqGroup } from "./faq-entry";

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
          `${name} is a small daily companion for your mood. You say how you are on fifteen sliders, and you get a few kind words that fit what you said. Over time you can look back and see how your days have been.`,
          "It supports your wellness. It is not medical advice.",
        ],
      },
      {
        slug: "how-do-i-start",
        question: "How do I start?",
        answer: [
          `[Make an account](/auth) with your email address, or with Google where it is set up. Then start the free trial and do your first check-in. There is nothing to learn first.`,
        ],
      },
      {
        slug: "what-do-i-rate",
        question: "What do I rate in a check-in?",
        answer: [
          "You rate 15 sides of how you feel, each from 1 to 5. They are in five groups: how your mind feels, the people around you, your purpose, your body, and your day. Stress, sleep, hope and gratitude are among them.",
          "Each slider tells you in a word what the number means. For sleep, 2 means “poor”. A slider that you leave alone counts as 3, in the middle.",
        ],
      },
      {
        slug: "how-long-does-it-take",
        question: "How long does a check-in take?",
        answer: [
          "About two minutes. You can do it in less, as you only move the sliders that matter to you now. Your words come a few seconds later at most.",
        ],
      },
      {
        slug: "does-it-replace-therapy",
        question: `Can ${name} replace therapy or a doctor?`,
        answer: [
          `No. ${name} does not find, treat or cure anything, and no doctor or therapist reads your check-ins. You can use it beside your therapy, or to find words for how you feel.`,
          "If you are worried about your health, please see a trained person.",
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
          `The trial lasts ${TRIAL_DAYS} days and has every premium feature in it. Each person gets one. If you cancel before it ends, you are charged nothing. If you do not cancel, the paid plan starts by itself when the trial is over.`,
        ],
      },
      {
        slug: "price",
        question: `What does ${name} cost?`,
        answer: [
          `After the trial it is ${PRICE.label} a month. There is one plan, and it has everything in it.`,
          "Where a server takes no payments, such as in a demo, the subscription page says so before you start, and nothing is charged.",
        ],
      },
      {
        slug: "how-do-i-cancel",
        question: "How do I cancel?",
        answer: [
          "In Settings, under Subscription, press Cancel. You can do it at any time and need not write to us. You keep your access until the trial or the month that you paid for ends. Until then you can change your mind and start it again.",
          "Cancelling does not delete anything. What you wrote stays yours.",
        ],
      },
      {
        slug: "refunds",
        question: "Can I get my money back?",
        answer: [
          "It depends on your plan and on when you ask. Within 14 days of your first payment you can get all of it back by yourself, in Settings. Your access then ends at once.",
          `After that, a plan that you cancel runs on until the end of the month that you paid for. If you think that a charge is wrong, write to ${SUPPORT}. Your rights by law stay as they are.`,
        ],
      },
      {
        slug: "how-can-i-sign-in",
        question: "How can I sign in?",
        answer: [
          "With your email address and a password, or with Google where it is set up. If you use Google, we never see your password there. We get your name and your email address.",
          "Your first and last name are up to you. You can leave them out.",
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
          "They are tags for your check-ins. You pick one each time. Your words are then made to fit that part of the day. Later you can tell your mornings from your evenings: Analytics shows the tag beside each of your last moods, and your CSV file has it for all of them.",
        ],
      },
      {
        slug: "how-are-my-words-made",
        question: "How are my words made?",
        answer: [
          `They start from what you just rated. Then an AI language model writes them, or they are put together from ${name}'s own library of sentences. Each new quote says which one it was.`,
          "If the AI is slow or cannot be reached, the library steps in, so you are not left waiting. A line below the words tells you which of your ratings they leaned on.",
        ],
      },
      {
        slug: "streaks",
        question: "How do streaks work?",
        answer: [
          "A streak counts the days in a row that have a check-in. If you miss a day, it goes back to zero, and your next check-in starts a new one. Today only counts as missed when it is over.",
          "Your longest streak is kept. But a gap is just a gap. You have done nothing wrong.",
        ],
      },
      {
        slug: "favorites",
        question: "Can I keep the words that help me?",
        answer: [
          "Yes. Press Save below a quote, and you find it in Favorites from then on. Press it again to take it out. Quotes that you did not save are still there: all of them in Progress, each with its day, and the latest ones on Home.",
        ],
      },
      {
        slug: "more-than-once-a-day",
        question: "Can I check in more than once a day?",
        answer: [
          "Yes, as often as you like. Each check-in stands for itself, with its own words. The calendar then shows the mood of the day as a whole. For a streak, a day counts once.",
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
          "Your ratings and your quotes are stored encrypted. That means they are locked, and only the right key can open them. Each member has a key of their own (AES-256-GCM), and that key is locked away with another.",
          "Some things are not locked in this way, because the server needs them as they are. Your email address and the dates of your entries are among them. The [Privacy Policy](/privacy#security) tells you more.",
        ],
      },
      {
        slug: "what-does-the-ai-get",
        question: "What does the AI get to see?",
        answer: [
          "If AI writes your quote, the company Anthropic gets what it needs for that. It gets your ratings in words and numbers, and the time of day. It learns how today differs from your own recent days. And it sees a few of your last quotes, so that it does not say them again.",
          "It never gets your name, your email address or your account number. You are asked before your first check-in, and you can say no then or later in Settings: then only our own library writes. Some servers use no AI, or a model from someone else.",
        ],
      },
      {
        slug: "who-else-gets-my-data",
        question: "Who else gets my data?",
        answer: [
          "We do not sell it, and there are no ads. If you pay, the company Stripe handles your card, and your card number never comes to us. A mail company may bring our mails to you, so it knows your address. If you turn reminders on, your browser's maker passes an empty message on. None of them learns anything of your moods.",
          "The [Privacy Policy](/privacy) says who gets what.",
        ],
      },
      {
        slug: "export",
        question: "Can I take my data with me?",
        answer: [
          "Yes, at any time, even when your plan is over. In Settings you get all your entries and quotes as a CSV file, which any spreadsheet opens. In Email Preferences you get all that we hold about you as a JSON file, which other programs can read.",
          "These files are not encrypted, so keep them where only you look.",
        ],
      },
      {
        slug: "delete-my-account",
        question: "How do I delete my account?",
        answer: [
          "In Email Preferences, press Delete Your Account. This ends your plan and deletes your check-ins, your quotes and your own key for good. It cannot be undone. Where backups are made, copies in them go when newer ones take their place.",
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
          "Home shows a calendar with the mood of each day. Progress lists your entries and your streaks. Analytics shows your average mood and how it has moved lately.",
          "Moods come as shapes, words and numbers, so you need not read a chart to follow them.",
        ],
      },
      {
        slug: "insights",
        question: "What are insights?",
        answer: [
          "Short notes about what your own entries show. One may sum up your last week, or say that your mood is often higher when you sleep better. They come from your entries alone. You are never compared with others.",
          "That two things go together does not mean that one causes the other.",
        ],
      },
      {
        slug: "themes",
        question: "Is there a dark theme?",
        answer: [
          `Yes, there is a light one and a dark one. ${name} follows what your device is set to, until you choose one yourself in Settings.`,
        ],
      },
      {
        slug: "sharing",
        question: "Can I share a quote?",
        answer: [
          "Yes. Press Share below it and pick where it should go. On a device that cannot do this, the words are copied, and you can paste them where you like. Only the quote goes out. Your ratings stay with you.",
          "After a check-in and in Progress, Picture turns the quote into a picture first. It is made on your device and goes nowhere until you send it.",
        ],
      },
      {
        slug: "ideas",
        question: "Can I ask for a new feature?",
        answer: [
          `Please do. Write to ${SUPPORT} and tell us what you were trying to do. We read every idea. We cannot promise to build each one.`,
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
          `Any phone, tablet or computer with an up-to-date browser. ${name} is a website, so there is nothing you must install. Where your browser offers it, Settings can put it on your home screen like an app. Sign in with the same account and your entries are there, on each device.`,
          "If you want one, Settings can turn on a reminder for a device, once a day, at a time you pick. It says nothing of how you are.",
        ],
      },
      {
        slug: "lost-connection",
        question: "What if my connection drops during a check-in?",
        answer: [
          "On a device where you have checked in before, your check-in is kept there, locked, and sent as soon as we can be reached again. It counts for the day you made it, and only once. You can even fill one in with no connection at all. It can wait there for 30 days, also when you sign out: then it is sent when you next sign in on that device.",
          "If your browser keeps nothing, your sliders stay as you set them while the tab is open. Then press the button again when you are back.",
        ],
      },
      {
        slug: "forgot-password",
        question: "I forgot my password. What now?",
        answer: [
          "Use [Forgot password](/forgot-password), and we send you a link. It works for one hour. When you set a new password, you are signed out on all your devices.",
          "If no mail comes, look in your spam folder, and check that you used the address of your account.",
        ],
      },
      {
        slug: "crisis",
        question: "What if I am in a crisis?",
        answer: [
          `Please talk to a person, now.`,
          { show: "crisis-lines" },
          `No one watches your check-ins. “Need help now?” is on every screen of ${name} and shows these lines.`,
        ],
      },
      {
        slug: "contact-support",
        question: "How do I reach you?",
        answer: [
          `Write to ${SUPPORT}. Tell us what you did, what you saw, and which device you used. Please do not send us your password. We will never ask you for it.`,
        ],
      },
    ],
  },
];
