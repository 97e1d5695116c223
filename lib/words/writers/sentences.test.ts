import { expect, test } from "vitest";
import type { Levels } from "@/lib/check-ins/dimensions";
import { levels } from "@/tests/support/quote-requests";
import { flaws } from "./checker";
import type { Flaw } from "./port";

type Rated = Partial<Levels>;

/** Days, and what is well said of each round a sentence more. */
const DAYS: Readonly<Record<string, readonly [Rated, string]>> = {
  A: [
    {
      stressLevel: 5,
      sleepQuality: 1,
      supportSystemStrength: 1,
      connectionWithOthers: 2,
      hopeForFuture: 2,
      confidenceLevel: 2,
    },
    "You're completely overwhelmed tonight, on hardly any sleep, with nobody to turn to. {} Whatever was left for this evening, you could leave it.",
  ],
  B: [
    {
      motivationLevel: 1,
      senseOfPurpose: 1,
      hopeForFuture: 1,
      connectionWithOthers: 2,
      supportSystemStrength: 2,
      confidenceLevel: 2,
    },
    "There's no push in you this morning, and no hope you can find. {} If there's anyone you could ring, you could say only that.",
  ],
  C: [
    { anxietyLevel: 5, focusClarity: 1, confidenceLevel: 1 },
    "Your worry's as high as it goes this afternoon, and your mind won't stay on anything. {} You could put off whatever needs a clear head.",
  ],
  D: [
    {
      supportSystemStrength: 4,
      connectionWithOthers: 4,
      motivationLevel: 4,
      hopeForFuture: 4,
      stressLevel: 2,
    },
    "Plenty of push, people close, and a good bit of hope besides. {} You could simply enjoy the evening as it is.",
  ],
  E: [
    { progressTowardGoals: 1, motivationLevel: 4, currentChallengeLevel: 4, confidenceLevel: 2 },
    "You've plenty of drive this afternoon, and nothing's moving at all. {} Which bit of it could you put down for an hour?",
  ],
  F: [
    { connectionWithOthers: 1, senseOfPurpose: 4, supportSystemStrength: 2, confidenceLevel: 2 },
    "What you do matters to you, and there's nobody close to share it with. {} If there's anyone you used to talk to, you could send them a line.",
  ],
  G: [
    { physicalComfort: 1, sleepQuality: 1, stressLevel: 4 },
    "You're in a lot of pain tonight and you slept terribly. {} Nothing else has to be got out of this evening.",
  ],
  H: [
    { urgencyOfNeed: 5, currentChallengeLevel: 5, stressLevel: 4 },
    "It all feels like right now this morning, and it's about as hard as it gets. {} What's one thing that could wait until after lunch?",
  ],
  I: [
    { anxietyLevel: 4, sleepQuality: 2 },
    "You slept poorly, and there's a lot of worry going round this afternoon. {} You could keep the rest of the day on the small side.",
  ],
  K: [
    { gratitudeLevels: 1, sleepQuality: 2 },
    "You slept poorly, and you can't feel thankful for anything tonight. {} You could leave the rest of the evening alone.",
  ],
  J: [
    { sleepQuality: 5, physicalComfort: 5, hopeForFuture: 4, gratitudeLevels: 4 },
    "A wonderful night's sleep, a body that feels at ease, and a good bit of hope this morning. {} You could take your time over breakfast.",
  ],
};

function flawsOn(day: string, sentence: string): Flaw[] {
  const [rated, around] = DAYS[day] ?? [{}, "{}"];
  return flaws(around.replace("{}", sentence), { levels: levels(rated), care: false, recentTexts: [] });
}

/** Sentences that read well and may not stand, by the day they were written for. */
const UNFIT: Readonly<Partial<Record<Flaw, readonly (readonly [day: string, sentence: string])[]>>> = {
  medical: [
    ["C", "Something mild from the chemist to help you drop off could be worth a try."],
    ["G", "Cut out coffee altogether today."],
    ["B", "Losing interest in everything at once is one of the signs they look for."],
    ["G", "A body that hurts this much is often carrying something unprocessed from long ago."],
  ],
  hopeless: [
    ["B", "It would be dishonest to say otherwise."],
    ["B", "Nobody could honestly say there's a purpose here."],
    ["B", "The thought of resting for good must seem like a relief."],
    ["A", "A sleep nobody wakes you from sounds like a kindness."],
    ["B", "You're not wrong: there often isn't much point to it all."],
    ["B", "There may not be a reason behind any of it."],
    ["E", "Perhaps this door simply isn't going to open for you."],
    ["A", "It's natural to wonder whether you'd be better out of it all."],
    ["B", "Turn out the lights for good, a part of you says."],
    ["B", "It makes sense to wish you simply weren't around for the rest of it."],
    ["A", "Part of you might be hoping the night just keeps you."],
    ["A", "There comes a point where bowing out looks like the kindest thing."],
    ["B", "Perhaps those around you would breathe easier with one less to carry."],
    ["A", "You've thought about the exit, and who wouldn't?"],
    ["B", "There's honestly not much left to stay for."],
    ["H", "There's always one way to make all of it go quiet."],
    ["B", "Nothing you try is going to change how this goes."],
  ],
  contradiction: [
    ["A", "It's a slightly busy evening, nothing worse."],
    ["I", "You've not slept a wink in all that time."],
    ["G", "It's only a niggle, but a niggle wears you out."],
    ["J", "You're fairly comfortable and fairly rested, which will do."],
    ["E", "You're making steady headway, even so."],
    ["C", "Your head's reasonably clear, which is something."],
    ["D", "You're utterly bursting with energy from head to foot."],
  ],
  unrated: [
    ["B", "Grief does that, and missing somebody takes up all the room."],
    ["B", "A row leaves you flat for hours."],
    ["G", "Being ill does this to people."],
    ["I", "Mornings with little ones don't wait for anybody."],
    ["I", "Let the toys stay where they fell."],
    ["I", "Nap when they nap."],
    ["E", "Pop your shoes on and walk round the block."],
    ["I", "Go for a run and leave the phone."],
    ["I", "Hop on a bike and go to the shop."],
    ["B", "It's been like this ever since the move."],
    ["G", "The long shifts have got into your back."],
    ["D", "Your patience this week has paid off at last."],
    ["F", "You've always found it hard to let people in."],
    ["E", "You were up late finishing it, too."],
    ["J", "That walk you took yesterday did its work."],
    ["B", "You lost someone, and that doesn't go by the calendar."],
  ],
  people: [
    ["A", "Maybe call that one person who always makes you laugh."],
    ["A", "Hearing a familiar voice for five minutes might be enough."],
    ["B", "Message the one you can say anything to."],
    ["A", "Your friends would want to know; ring a helpline if it gets heavier."],
    ["A", "Let someone who loves you take some of it, even by listening."],
    ["B", "There's a friend out there waiting for you to get in touch."],
    ["A", "The folk at work would understand if you said so."],
    ["B", "Those closest to you can hold the hope for now."],
    ["B", "Your mates would rather know than not."],
    ["B", "You mean a great deal to somebody."],
  ],
  promise: [
    ["E", "Do five minutes of it and the rest will follow."],
    ["A", "The strain will loosen as the night goes on."],
    ["C", "This is a wave, and waves go out."],
    ["B", "Mornings like this don't stay."],
    ["G", "The body knows how to mend, given a bit of time."],
    ["F", "You won't always be on your own with it."],
    ["E", "The hard part's nearly behind you."],
    ["D", "With this behind you, nothing can go wrong tomorrow."],
    ["B", "Hope has a habit of creeping back when you aren't watching."],
  ],
  praise: [
    ["C", "It's brave of you to meet the day in spite of that."],
    ["C", "Getting up at all was brave."],
    ["C", "You're clearly a very capable person."],
    ["B", "You of all people can find a way through."],
    ["F", "Look at everything you've managed to get through."],
    ["C", "You've survived every bad afternoon so far."],
  ],
  comparison: [
    ["I", "It could be a good deal worse, when you think what some go through."],
    ["A", "Everybody has days like this."],
  ],
  faith: [
    ["E", "You've only been given this because you can carry it."],
    ["E", "Life only gives you what you can handle."],
    ["B", "There's a plan in it, though it's hidden from where you are."],
    ["G", "Say a few quiet words to whoever you pray to."],
  ],
  toxic_positivity: [
    ["K", "There is always something, though, if you look for it."],
    ["K", "Try to find three before you go to sleep."],
    ["K", "Count what went right."],
    ["K", "Start with the roof over your head."],
    ["B", "There's so much to be glad about if you look."],
  ],
  app_words: [
    ["F", "An AI can't know how that feels from the inside."],
    ["F", "Whatever wrote this can't hear you."],
    ["B", "Words from a machine only go so far."],
    ["B", "Logging this was already a step."],
    ["H", "You tapped the highest mark for both."],
    ["A", "Here is a short, kind message for the evening."],
    ["F", "Sure, something for a lonely morning."],
  ],
  pressure: [
    ["A", "You've let it build up a bit too long, haven't you?"],
    ["F", "Have you been pushing people away?"],
    ["E", "Perhaps you've been putting off the hard part."],
    ["H", "It's now or never with this one."],
    ["B", "Staying in bed isn't an option."],
  ],
  worn: [
    ["I", "Rest isn't a reward; it's the soil that everything else grows from."],
    ["E", "Remember that progress isn't a straight line."],
    ["I", "Water wears away stone."],
    ["I", "The weather in your head is only weather."],
    ["A", "What a night!"],
    ["G", "Listen to what your body is trying to tell you."],
  ],
  unsafe: [
    ["B", "You could stay under the covers and not tell a soul."],
    ["B", "Bolt the door, switch the phone off and see nobody for some days."],
  ],
};

for (const [flaw, said] of Object.entries(UNFIT)) {
  test.each(said)(`unfit, ${flaw}, on day %s: %s`, (day, sentence) => {
    expect(flawsOn(day, sentence)).toContain(flaw);
  });
}

test.each<[day: string, sentence: string]>([
  ["A", "That would flatten anyone."],
  ["A", "Is there one thing tonight that nobody would mind you dropping?"],
  ["A", "No one could think straight on a night like the last one."],
  ["A", "It's all right to want some quiet."],
  ["A", "Bed early, lights off and the washing-up where it is."],
  ["B", "Having no hope doesn't make it your fault."],
  ["B", "If it gets darker than this, the people on a helpline would want you to ring."],
  ["B", "Not caring about any of it isn't the same as being lazy."],
  ["B", "A cup of tea counts as having started."],
  ["C", "Nobody could read a form in that state."],
  ["C", "You might write down the one that keeps coming back, and leave the others."],
  ["C", "You needn't argue with it."],
  ["C", "Even a short message would be hard to follow."],
  ["D", "Nothing says you have to do anything with it."],
  ["D", "Good company and something to look forward to: that's most of what anyone wants."],
  ["D", "You've got help, hope and the wish to get on, all at once."],
  ["D", "It suits a long chat over supper."],
  ["E", "It's stuck, and that's not down to how hard you're trying."],
  ["E", "You want to get on, and it's hard, and it won't budge."],
  ["E", "Would it be easier with someone to talk it over with?"],
  ["E", "You may not feel sure you're up to it, and you can still have another look."],
  ["F", "It isn't that you're hard to like."],
  ["F", "The wanting isn't silly."],
  ["F", "Good work is quieter than it should be with nobody asking after it."],
  ["F", "A stranger at a counter can be a start, if people feel too much."],
  ["G", "If it's still this bad, a chemist or a doctor is a fair person to ask."],
  ["G", "It's a miserable combination, and you've got the two of them together."],
  ["G", "Warmth might help a little."],
  ["G", "There's no prize for putting up with it quietly."],
  ["H", "Everything shouting at once doesn't mean that everything's equally loud."],
  ["H", "Anyone would be rattled by that."],
  ["H", "It feels pressing, and it may still keep for an hour."],
  ["H", "Nothing about that's small."],
  ["I", "You haven't done anything wrong."],
  ["I", "The day needn't be a success."],
  ["I", "Would it help to say it out loud to someone?"],
  ["I", "There's no need to chase it down."],
  ["A", "Switch off the lamp when you feel like it, and leave the list in the drawer."],
  ["B", "There's no hope in sight this morning, and a helpline has somebody on the other end."],
  ["C", "Write one line about it, keep it short, and put it where you'll see it tomorrow."],
  ["D", "Light a candle, cut yourself some cake, and watch something that makes you smile."],
  ["E", "You could walk to the end of the road and back, if that suits, and then no more plotting."],
  ["F", "A short message to someone, about anything at all, is enough."],
  ["G", "There's nothing to fix before bed."],
  ["I", "Keep the lights low, and let what can wait sit until later."],
  ["J", "Nothing hurts, and you slept: it's hard to ask a morning for more."],
  ["J", "You woke up well, and you've noticed it."],
  ["J", "You can look forward without needing to know what to."],
  ["F", "You're not a machine, and nobody expects you to run like one."],
  ["F", "The phone can stay in another room."],
  ["F", "You can miss people on a good day too."],
  ["I", "You could leave the news off."],
  ["I", "Would a short walk help, or just a change of chair?"],
  ["I", "Walk round the block if you feel like it."],
  ["I", "Run your hands under warm water."],
  ["A", "If there's anyone who'd pick up, it needn't be a long call."],
  ["A", "A familiar voice on the radio can fill a room."],
  ["K", "Nobody's asking you to count anything."],
  ["K", "Find three pairs of socks and call it a day."],
  ["K", "You needn't look harder, whatever people say."],
  ["B", "You needn't say otherwise to please anybody."],
  ["B", "There's no hope in sight tonight, and that's a bleak place to be."],
  ["A", "It'd be a relief to get off your feet."],
  ["I", "You could put your hands in some soil, if that appeals."],
  ["I", "The garden can wait."],
  ["E", "You've been handed a heavy load, with no say in it."],
  ["C", "Nobody's asking you to be brave."],
  ["I", "Let the bed stay unmade in case you'd like it back at lunchtime."],
  ["I", "Is it one thing, or lots of little ones?"],
  ["J", "What a lovely way to begin a morning."],
  ["J", "That's a wonderful thing to have."],
  ["J", "A swim, a dance round the kitchen: whichever sounds most fun."],
  ["D", "You could hold court from the sofa, and somebody else can see to the door."],
  ["D", "Pick one of them and say it straight: please help me with this."],
  ["C", "Severe anxiety, and a head that won't settle."],
])("fit, on day %s: %s", (day, sentence) => {
  expect(flawsOn(day, sentence)).toEqual([]);
});
