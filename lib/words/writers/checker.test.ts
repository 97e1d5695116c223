import { expect, test } from "vitest";
import { levels } from "@/tests/support/quote-requests";
import { flaws, type Judging } from "./checker";
import { readingGrade } from "./form";
import type { Flaw } from "./port";

const ordinary: Judging = { levels: levels(), care: false, recentTexts: [] };
const unsure: Judging = { ...ordinary, levels: levels({ confidenceLevel: 2 }) };
const alone: Judging = { ...ordinary, levels: levels({ connectionWithOthers: 1, supportSystemStrength: 2 }) };
const good: Judging = {
  ...ordinary,
  levels: levels({ hopeForFuture: 5, gratitudeLevels: 5, motivationLevel: 4, sleepQuality: 4 }),
};
const inCare: Judging = {
  ...ordinary,
  levels: levels({ hopeForFuture: 1, senseOfPurpose: 1, anxietyLevel: 5 }),
  care: true,
};

/** Words enough to make a short example a full text, and nothing wrong with them. */
const FILLER =
  "Nobody's waiting for you to make sense of it tonight. You could have something warm, and leave the rest of it on the table.";
const filled = (sentence: string) => `${sentence} ${FILLER}`;

test("words without a fault are fit to show to anyone", () => {
  const text = filled("It's been a long sort of day.");
  for (const judging of [ordinary, unsure, alone, good]) expect(flaws(text, judging)).toEqual([]);
});

const UNFIT: Readonly<Partial<Record<Flaw, readonly string[]>>> = {
  not_plain_text: [
    `**Breathe.** ${FILLER}`,
    `# A quiet day ${FILLER}`,
    `- Rest a while. ${FILLER}`,
    `1. Rest a while. ${FILLER}`,
    filled("1. Sit down. 2. Have some tea."),
    `"${filled("It's a long day.")}"`,
    `“${filled("It's a long day.")}”`,
    filled("It's a soft day 🌿."),
    filled("Read more at https://example.com today."),
    `<p>${filled("It's a long day.")}</p>`,
    "<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>",
    `{"quote": "${filled("It's a long day.")}"}`,
    `It's a long day.\n\n${FILLER}`,
    `Here's a quote for you: ${filled("It's a long day.")}`,
    `Sure, ${filled("it's a long day.")}`,
    `${filled("It's a long day.")} `,
  ],
  not_english: [
    "Hoy fue un dia duro y largo para ti. Toma un vaso de agua con calma. Respira hondo tres veces seguidas. Luego descansa un poco cerca de la ventana abierta.",
    "Сегодня был трудный день, и ты это чувствуешь. Посиди немного у окна с чашкой чая. Дыши медленно и спокойно, никуда не спеша. Остальное подождёт до завтра, правда.",
  ],
  too_short: ["You slept badly. Rest a while."],
  too_long: [`${FILLER} ${FILLER} ${FILLER}`],
  incomplete: [
    `${FILLER} Then put down the`,
    `${FILLER} Then you could try the.`,
    `${FILLER} And then...`,
    `and so it goes on. ${FILLER}`,
  ],
  hard_to_read: [
    "Considerable physiological deterioration inevitably accompanies prolonged psychological exhaustion, necessitating comprehensive restorative intervention, particularly whenever circumstances simultaneously demand extraordinary concentration, unwavering determination and considerable interpersonal responsibility.",
  ],
  medical: [
    "It seems that you have depression.",
    "This could be an anxiety disorder.",
    "That's what burnout looks like.",
    "It's your nervous system in alarm mode.",
    "Ask about an antidepressant, or your medication.",
    "Take 5 mg before bed.",
    "Take something for it with breakfast.",
    "See a therapist this week.",
    "Tell your doctor about it.",
    "Some breathing exercises might help.",
    "You're one of those who get low in the dark months.",
    "That's your body clock talking.",
    "It's a common sign of overload.",
    "Humming settles the vagus nerve.",
    "Try a gratitude journal.",
    "A glass of wine might help.",
  ].map(filled),
  promise: [
    "Everything will be fine.",
    "It's going to be okay.",
    "I promise you a calm day.",
    "This too shall pass.",
    "This feeling will pass.",
    "It always passes.",
    "It won't last.",
    "You will get through this.",
    "Tomorrow will be better.",
    "Tomorrow brings another go at it.",
    "Rest is guaranteed.",
    "You’ll feel better soon.",
    "Something will turn up.",
    "Stuck things have a way of coming loose.",
    "The good part is coming.",
    "It wears off by teatime.",
    "By supper it'll feel smaller.",
    "Sleep comes back of its own accord.",
    "They're going to find you in the end.",
    "Give it a week.",
    "A mood like that never stays for long.",
    "Something's already loosening.",
    "The thing you dread isn't going to happen.",
  ].map(filled),
  toxic_positivity: [
    "Try to look on the bright side.",
    "Just smile.",
    "Everything happens for a reason.",
    "Others have it worse.",
    "At least you have a bed.",
    "Choose happiness today.",
    "Stay positive.",
    "You should be grateful.",
    "What a gift to find out what you're made of.",
    "It's all in how you look at it.",
  ].map(filled),
  unsafe: [
    "You may want to hurt yourself.",
    "You could end it all.",
    "There is no point in going on.",
    "Have a beer.",
    "You can skip a meal.",
    "Take the car and just drive.",
    "Act normal and let nothing show.",
    "Helplines only fob people off.",
    "Stay up all night and see it through.",
    "If your arm goes numb, it's only nerves.",
    "A stiff drink would take the edges off.",
  ].map(filled),
  hopeless: [
    "Of course there's no hope to be found.",
    "Some things are past mending.",
    "You're right to give up.",
    "You want it all over with this minute.",
    "Hope would only be a trick.",
    "Nothing is ever going to change.",
    "It's hard to see a way this turns around.",
    "Part of you wants it all to stop for good.",
    "It makes sense to want to slip away quietly.",
    "It'd be easier not to wake up to any of it.",
    "Everyone would manage perfectly well if you weren't around.",
    "You could lay the whole thing down now.",
    "There's comfort in knowing you needn't stay.",
    "You've stayed to the end, and nobody could ask for more.",
    "A last letter would say the rest.",
    "It would be a mercy to have it finished with.",
    "They'd get on without you before long.",
    "There's only one cure for tiredness like this.",
    "You could drift off and simply not surface.",
    "There's no road back from a place like this.",
  ].map(filled),
  pressure: [
    "You'd get further if you stopped putting things off.",
    "Things would move faster if you worried less.",
    "You've been making it harder than it needs to be.",
    "You might be getting in your own way here.",
    "Perhaps you're putting too much pressure on yourself.",
    "You're asking a lot of yourself.",
    "Isn't it time you gave yourself a push?",
    "Why do you always leave it so late?",
    "How long are you going to put this off?",
    "Have you thought that you might be the one causing it?",
    "Couldn't you have asked sooner?",
    "You must have this done before you sit down.",
    "It's high time you pulled yourself together.",
    "Stop dithering and get the worst part finished by nine.",
    "No more excuses, not on a night like this.",
    "Set yourself a deadline and stick to it.",
    "Don't let the anxiety win this evening.",
    "Take responsibility for your own calm.",
    "You're choosing worry over rest.",
    "All that rushing has cost you the evening.",
    "You keep putting yourself last.",
    "You tend to carry what isn't yours.",
    "The distance between you is something you've created.",
    "You ought to be asking for help by now.",
    "Surely you can find one nice thing.",
    "You shouldn't have stayed up.",
    "Worrying won't get you anywhere.",
  ].map(filled),
  unrated: [
    "After that setback it's natural to doubt yourself.",
    "Knocks like this one take time.",
    "With everyone at home needing something, you come last.",
    "Everybody needs a piece of you.",
    "Running a household on no sleep is hard.",
    "Your husband can take the shopping in.",
    "It's been a long week at the office.",
    "The rain hasn't let up since lunch.",
    "You're furious about it, underneath.",
    "She only said it to hurt.",
    "You've been scrolling half the afternoon.",
    "Your stomach's in a knot again.",
    "That conversation earlier must still be with you.",
    "Let the emails wait.",
    "Being new at the job is tiring.",
    "Money's been tight.",
    "Tonight's walk home could be slower.",
    "The old hurt behind it is stirring.",
    "You've had disappointing news.",
    "Stand up and shake it off.",
    "Before supper, stroll round the square.",
    "Maybe wander down to the shop.",
    "Jump in a puddle, if there's one going.",
    "Let your feet carry you somewhere green.",
    "Lace up your trainers and see.",
    "Have ten minutes on your feet.",
  ].map(filled),
  comparison: [
    "Most people would give up here.",
    "Plenty of people would swap with you in a heartbeat.",
    "There are folk who live with far worse every day.",
    "You're doing better than most.",
    "The average person gets less done than this.",
    "Everybody else is just as far behind.",
    "There are far harder lives than this one.",
    "Someone further back would love to be here.",
    "In some houses there isn't even a fire.",
    "Anybody else would have cracked by now.",
  ].map(filled),
  faith: [
    "Things tend to happen when they're meant to.",
    "Answers come at just the right time.",
    "There's a time for everything.",
    "Perhaps there's a bigger plan at work.",
    "The universe is steering you elsewhere.",
    "Somebody up there is watching over you.",
    "You could say a prayer.",
    "What's for you won't go past you.",
    "You're watched over more than you know.",
    "Hand it upwards before you sleep.",
  ].map(filled),
  worn: [
    "Be gentle with yourself.",
    "One day at a time.",
    "It's okay to rest.",
    "You are enough, just as you are.",
    "Small steps count.",
    "There is a light in every tunnel.",
    "You're a flower opening petal by petal.",
    "Give yourself permission to rest.",
    "Never give up.",
    "A trouble shared is a trouble halved.",
    "Nobody can pour from an empty jug.",
    "It's a marathon, after all.",
    "Time to recharge.",
    "What a lovely evening!",
  ].map(filled),
  app_words: [
    "You've checked in with your stress very high.",
    "Checking in tonight with so little hope is hard.",
    "With drive at a five, it's a full morning.",
    "Sleep: one. Stress: five.",
    "Your sleep rating dropped today.",
    "Looking at what you entered, it's a slow day.",
    "Stress is up at four this evening.",
    "Your check-in tells a mixed tale.",
    "I'm glad you told me.",
    "We hope this helps.",
    "As an AI, it's hard to say.",
    "Out of all your answers, two stand out.",
    "Hope came in at the very bottom of the scale.",
    "Here it is in plain English.",
    "Keeping this short and kind, as asked.",
  ].map(filled),
  personal: [
    "Dear Anna, it is a long day.",
    "Anna, you feel tired today.",
    "Emily, you feel tired today.",
    "It is a long day, Anna.",
    "Write to anna@example.org today.",
    "Ring 555 0199 today.",
    "Go home to 12 Willow Street now.",
  ].map(filled),
};

for (const [flaw, texts] of Object.entries(UNFIT)) {
  test.each(texts)(`unfit, ${flaw}: %s`, (text) => {
    expect(flaws(text, ordinary)).toContain(flaw);
  });
}

test.each([
  "You don't have to do any of it.",
  "That'll do for a reason.",
  "The rest of it will keep.",
  "Being tired won't make it your fault.",
  "Nobody's asking you to look on the bright side.",
  "You needn't choose joy today.",
  "It isn't laziness, whatever it looks like.",
  "You could stop for good reasons or for none.",
  "Going by how it looks from here, it's an odd mixture.",
  "You could put another log on and turn off the tap.",
  "A deep sleep would be a fine thing.",
  "You could disappear into a book.",
  "It's the most dreadful muddle.",
  "What will you have for supper?",
  "Today's gone by at half past two speed.",
  "“I won't get through this” is worth saying out loud.",
  "Some days could do with a lid.",
  "You don't have to finish it before supper.",
  "Nobody says you must be over it by now.",
  "There's no need to make yourself do it.",
  "You can stop when you've had enough.",
  "You needn't sit it out by yourself.",
  "If there's a sister you'd ring, ring her.",
  "It can sit there overnight without being touched.",
  "You're meeting it head on.",
  "You don't have to feel lucky.",
  "There's not a worry to your name.",
  "Nothing's going to be settled tonight.",
  "If walking's something you do, a short one might be pleasant.",
  "Put both feet flat on the floor and breathe out slowly.",
  "Sit by a window for a while.",
  "You're not choosing any of this.",
  "Letting go of the list for an hour might help.",
  "You may feel you ought to be coping better.",
  "Any deadline about could be cut into smaller bits.",
  "Being impressive is optional this evening.",
  "It's one less thing to carry tonight.",
  "That knocks the shine off a morning.",
  "Put the kettle on at a quarter to five.",
  "You'd be warmer if you put a blanket on.",
  "It might be easier if you put it on paper.",
  "You don't need to make it harder by rushing.",
  "A tired head makes everything look bigger than it is.",
  "Do you really want tea, or would soup be better?",
  "Rain or shine, there's a window to look out of.",
  "Is it worth a second cup?",
])("narrowly no flaw: %s", (sentence) => {
  expect(flaws(filled(sentence), unsure)).toEqual([]);
});

test.each([
  "You are amazing.",
  "You're so strong.",
  "You're clearly brilliant at this.",
  "You've got this.",
  "I'm proud of you.",
  "You are doing great.",
  "You're so much stronger than you realise.",
  "You are a wonderful person.",
  "Believe in yourself.",
  "You can do this.",
  "Your strength shines.",
  "What courage it takes.",
  "That took real grit.",
  "You've every reason to be proud.",
  "There's real steel in you.",
  "You're such a capable person.",
  "Very few could carry it.",
  "You were made for this.",
  "Well done.",
  "You've carried so much with such quiet grace.",
  "What a strong, thoughtful person you are.",
  "You've coped admirably.",
  "You're an absolute trooper.",
  "It's a rare and lovely quality.",
  "You've such a big heart.",
  "What you've managed today is nothing short of extraordinary.",
])("praise that a low self does not believe: %s", (sentence) => {
  expect(flaws(filled(sentence), unsure)).toContain("praise");
  expect(flaws(filled(sentence), ordinary)).not.toContain("praise");
});

test("pride that is only asked about or let off is no praise", () => {
  for (const sentence of ["You needn't be proud of it.", "Is there a part that you could be proud of?"])
    expect(flaws(filled(sentence), unsure)).toEqual([]);
});

test.each([
  "Your friends would want to know.",
  "Ring your sister and ask about her day.",
  "Lean on the ones who've got your back.",
  "You could say so to whoever's across the table.",
  "Let your partner do the carrying.",
  "You are loved.",
  "Somebody close could sit with you.",
  "The people who love you don't need you to be cheerful.",
  "You've a whole team behind you.",
  "Call home tonight.",
  "Let an old friend remind you.",
  "Somebody who adores you would say so.",
  "You matter to a lot of people.",
  "Somewhere out there is a person who loves you.",
  "Somebody, somewhere, is thinking of you tonight.",
  "Out there, someone is glad you exist.",
  "Somebody would be so pleased to hear from you.",
  "Your support network would catch you.",
])("people whom somebody alone may not have: %s", (sentence) => {
  expect(flaws(filled(sentence), alone)).toContain("people");
  expect(flaws(filled(sentence), ordinary)).not.toContain("people");
});

test.each([
  "If there's anyone you'd ring, this would do to ring about.",
  "A stranger on a helpline would hear you out.",
  "There's nobody close to say it to.",
  "You need somebody beside you, and you deserve that.",
  "A kind voice on the radio might do.",
  "You might like a voice on the radio.",
  "Sit somewhere there are people about, if that appeals.",
  "Someone on a helpline would be glad to listen.",
])("presumes nobody: %s", (sentence) => {
  expect(flaws(filled(sentence), alone)).toEqual([]);
});

test.each([
  "There are people willing to hold the rope.",
  "It's a scheme with a glue gun.",
  "Your focus keeps slipping away, and your thoughts keep sliding off the table.",
  "Nothing hurries here; the other side of it is allowed to speak, too.",
  "You've a clear reason for being here.",
  "Close the book on today.",
  "The last page can be saved for tomorrow.",
  "What a mercy a warm bath is.",
  "The coffee can just be coffee.",
  "The lump of it is as hard as things get.",
  "A helpline is a fair first call.",
  "Even the small comforts have gone flat, and the colour has gone out of things.",
  "You've stayed keen, and it's been a long way since breakfast.",
  "Since your head's clear, pick the hard bit.",
  "It needed to be better by yesterday.",
  "Be choosy about what gets done before lunch.",
  "The day is otherwise nothing to write home about.",
  "Write down one good thing, no matter how small.",
  "Something might suit you: a walk, a cupboard, a pan of soup.",
  "It won't change before breakfast, so leave it.",
  "You can pull the curtains whenever you like.",
  "There's a human being at the other end of the line.",
])("plain words with a harmless meaning are fit: %s", (sentence) => {
  expect(flaws(filled(sentence), unsure).filter((flaw) => flaw !== "contradiction")).toEqual([]);
});

test.each<[Flaw, string]>([
  ["hopeless", "It's too late for things to turn out differently."],
  ["hopeless", "This is how things stay for you."],
  ["hopeless", "Things like these don't mend."],
  ["hopeless", "You were looking for a reason, and none exists, because none exists."],
  ["pressure", "You will keep looking at screens until all hours."],
  ["pressure", "It's an attitude you've chosen."],
  ["pressure", "Somewhere along the line you let it slide."],
  ["pressure", "A good part of it lies in how you choose to look at it."],
  ["pressure", "Quit moaning about it."],
  ["praise", "What a fighter you are, though."],
  ["praise", "With a talent like yours, it hardly matters."],
  ["unrated", "Someone must have told you that you weren't up to much."],
  ["unrated", "Since you stopped working, the days run together."],
  ["unrated", "Things said in an argument can leave a person like that."],
  ["unsafe", "It's only a feeling."],
  ["unsafe", "You could fetch the rope from the shed."],
])("in any wording unfit, %s: %s", (flaw, sentence) => {
  expect(flaws(filled(sentence), unsure)).toContain(flaw);
});

test("joy is met plainly where the day is good", () => {
  const text = filled("You could dance round the kitchen, with so much hope about.");
  expect(flaws(text, good)).toEqual([]);
});

const CARE = "That's too much to hold alone.";

test.each([
  "Please ring one of the people on this screen now.",
  "The numbers above go through to people who listen.",
  "A helpline would hear you out, in any order.",
  "Tell someone you trust how bad it is.",
  "You could say it to one of them: “I don't want to talk, but I can't be alone.”",
])("crisis care leads to a person: %s", (sentence) => {
  expect(flaws(filled(`${CARE} ${sentence}`), inCare)).toEqual([]);
});

test.each([
  "Whatever can be left undone today can be left.",
  "That's more than anyone should have to manage.",
  "Wrap up warm, and let the phone ring out.",
  "You don't have to talk to anybody about it.",
])("crisis care that leads to nobody: %s", (sentence) => {
  const text = `${CARE} ${sentence} Nothing more has to be got out of this evening, and the morning can look after itself.`;
  expect(flaws(text, inCare)).toContain("no_bridge");
  expect(flaws(text, { ...inCare, care: false })).not.toContain("no_bridge");
});

test("without any hope and with nobody close a text names help that needs no friend", () => {
  const hopeless = levels({ hopeForFuture: 1 });
  const judged = (ending: string, at = hopeless) =>
    flaws(`You can't feel any hope tonight, and that's a bleak place to be. ${ending}`, {
      levels: at,
      care: false,
      recentTexts: [],
    });
  const tea = "You could make some tea, sit somewhere warm and let the evening go by.";
  expect(judged(tea)).toEqual(["no_help"]);
  expect(judged("If it gets any darker, the people on a helpline would want you to ring them.")).toEqual([]);
  expect(judged(tea, { ...hopeless, connectionWithOthers: 4 })).toEqual([]);
});

test.each([
  "Write a list of your goals.",
  "Start with one task.",
  "Then go for a run.",
  "Make a plan for the week.",
])("a task, when care applies: %s", (sentence) => {
  const text = filled(`${sentence} Then ring the people on this screen.`);
  expect(flaws(text, inCare)).toContain("task");
  expect(flaws(text, { ...inCare, care: false })).not.toContain("task");
});

test("a sentence from the last texts is a repeat, whatever its case, marks and spaces", () => {
  const text = filled("It's been a long sort of day.");
  const read = (earlier: string) => flaws(text, { ...ordinary, recentTexts: [earlier] });
  expect(read("IT'S BEEN A LONG SORT OF DAY! Something else came after that.")).toEqual(["repeat"]);
  expect(read("Something else. You could have something warm, or something cold.")).toEqual(["repeat"]);
  expect(read("You could have something warm-ish. It's been a long week of it.")).toEqual([]);
});

test("five words from the last texts are a repeat, unless they only tell a rating or the help that has to be named", () => {
  const read = (text: string, earlier: string, judging = ordinary) =>
    flaws(text, { ...judging, recentTexts: [earlier] });
  const polish = filled("You could polish an old pair of boots.");
  expect(read(polish, "There's an old pair of boots in the hall.")).toEqual(["repeat"]);
  const unsure = { ...ordinary, levels: levels({ confidenceLevel: 2 }) };
  expect(
    read(filled("You're not very sure of yourself."), "If you're not very sure of yourself, ask.", unsure),
  ).toEqual([]);
  const care = filled("Please ring the people on this screen.");
  expect(read(care, "Any of the people on this screen will do.", inCare)).toEqual([]);
});

test("a sentence said over in other little words is a repeat, and one about the same feeling is none", () => {
  const read = (earlier: string) =>
    flaws(filled("Put the radio on low and polish a pair of old boots."), {
      ...ordinary,
      recentTexts: [earlier],
    });
  expect(read("You might polish those old boots, with the radio low.")).toEqual(["repeat"]);
  expect(read("You might put the radio on, and leave the boots for a better day.")).toEqual([]);
  expect(
    flaws(filled("Make yourself as comfortable as you can this morning, with something easy to listen to."), {
      ...ordinary,
      recentTexts: ["Get as comfortable as you can today, with something on that's easy to listen to."],
    }),
  ).toEqual(["repeat"]);
  const tired = filled("You slept badly and the worry's high this evening.");
  expect(
    flaws(tired, {
      ...ordinary,
      levels: levels({ sleepQuality: 2, anxietyLevel: 4 }),
      recentTexts: ["The worry was high this evening, and you'd slept so badly."],
    }),
  ).toEqual([]);
});

test("nothing at all is not fit to show", () => {
  expect(flaws("", ordinary)).toEqual(expect.arrayContaining(["too_short", "incomplete", "not_english"]));
});

test("the reading grade agrees with the published formula on a counted example", () => {
  // 12 words, 2 sentences, 12 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(readingGrade("The cat sat on the mat. The dog ran to the door.")).toBeCloseTo(-1.45, 2);
});
