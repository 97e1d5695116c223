import { expect, test } from "vitest";
import { DIMENSION_KEYS, type Levels } from "@/lib/check-ins/dimensions";
import { readingGrade } from "@/lib/reading-grade";
import { type Flaw, flaws } from "@/lib/services/quote-writer/checker";

const threes = Object.fromEntries(DIMENSION_KEYS.map((key) => [key, 3])) as Levels;
const ordinary = { levels: threes, care: false, recentTexts: [] };
const unsure = { ...ordinary, levels: { ...threes, confidenceLevel: 2 } };
const inCare = { ...ordinary, care: true };

/** Words enough to make a short example a full quote, and nothing wrong with them. */
const FILLER =
  "Today has been long, and you feel it in your bones. Sit down for a while with a warm drink in your hands.";
const filled = (sentence: string) => `${sentence} ${FILLER}`;

const FIT_FOR_ANYONE = [
  "Last night gave you little, and today you have had to run on it. Hope is still near, like a lamp in the hall. Lie down for ten minutes. The rest can keep.",
  "A strong wind has been blowing through your day. You came in out of it for a minute. Put the kettle on, and let the list wait by the door.",
  "You slept poorly, and it makes the stairs steeper. Do the next thing at half speed. Nobody is timing you, and the evening will be there when you arrive.",
  "It's a heavy day, isn't it? You don't need to lift all of it. Pick the corner nearest to you, and let that be the whole of your work.",
  "There is a hum of worry under everything. Name five things you can see, one by one. You can go back to the rest after that, or not.",
  "“Slow down” is easy to say and hard to do. Today has a lot of noise in it. Try one quiet minute with the door shut and your shoes off.",
  "You feel far from people today. Send one plain line to someone you like. It doesn't have to be clever, and they don't have to answer.",
  "The work is stuck, and so is your patience. Write one bad line, so that there is something to mend. Then leave it alone until after lunch.",
  "Your body aches, and that takes up more room than others can see. Find the kindest way to sit. Ask less of yourself for the next hour.",
  "Things feel light today, and you don't need a reason. Take the long way to the shop. Notice one thing that you would like to tell a friend.",
  "You rested well and it shows. Use the first clear hour on the thing you care about. After that, the day may do as it pleases.",
  "Worry has pulled up a chair. You can let it sit there without serving it dinner. Breathe out slowly, and look at something far away.",
  "There is a lot on your plate at once. Take one thing off it, the smallest if you like. A plate can be half full and still be a meal.",
  "You are a bit lost today, and the map is wet. Stay where you are for a while. Paths are easier to see when the rain eases.",
  "Some days the good things stay on a high shelf. You need not climb for them. Hold a warm cup, and ask no more of the moment than that.",
  "You have people behind you, even when they are out of sight. Tell one of them how the day went. Half a story is enough for a start.",
  "The evening is quiet, and the day has let go of your sleeve. Turn off one lamp. What is left undone will keep its place until you have slept.",
  "Your mind is clear, like a table with one book on it. Read a page that asks something of you. Then look out of the window for as long as you like.",
  "Not much pulls at you today. That leaves room for a thing without any use at all. Sit in the sun, or in the chair where the sun would be.",
  "You are doing a hard thing slowly, and slow is a fine way to do it. Eat something warm. Leave the last part for tomorrow if you can.",
  "Hope is thin today, like soup made for one and shared by three. You can still sit at the table. Look only as far as the end of this hour.",
  "A plain day has its own good shape. Nothing needs saving and nothing needs a speech. Keep ten minutes of it for something that makes you smile.",
  "It makes sense to feel worn after a week like this. Let one thing be done badly. The roof stays up, even when the cups stand in the sink.",
  "You know what matters to you, and today you can feel the pull of it. Give it an hour with the door shut. The mail can stand in line.",
  "It sounds as if the day began before you were ready. You can begin it again at noon. Wash your face, and take your time with the towel.",
  "You feel close to someone today, and it warms the house. Tell them so in plain words. It is a small gift that costs you nothing to send.",
  "The hill goes on, and you have been climbing for days. Put the bag down for ten minutes. It is the same hill, but your shoulders will thank you.",
  "Perhaps you hoped to be further along by now. Look back once at where you were a year ago. Then do one small piece, and close the book.",
  "Still, you came here and said how it is. That is one true thing in a foggy day. Have some water, and let the fog be fog.",
  "Your drive is low, like a fire gone down to red. You don't have to blow on it. Stay near what is warm, and let the day be short.",
  "You need something today, and it won't wait. Say what it is in one plain line. Then ask one person for help with just that part.",
  "Doubt reads over your shoulder today. Let it read. You can still turn the page, at your own pace, with a cup of tea next to you.",
  "Music helps some days more than words do. Put on one song that has kept you company before. While it lasts, there is nothing else for you to do.",
  "There is some fog between you and what you meant to do. Write the next step on a scrap of paper. The second step can wait for the first.",
  "You are on edge, and small things land hard. Soften your jaw. Let your shoulders come down an inch. The news can tell itself to somebody else for an hour.",
  "You’re carrying a lot right now, and it makes sense that sleep feels far away. Hope is still here, even quietly—like a small light you don’t have to tend all at once. Tonight, let one thing be enough.",
  "Honestly, it makes sense that focus is hard after a night like that. You still know what matters to you. Try ten quiet minutes with one page, and let the rest be blurry.",
  "Stress has been loud this afternoon, and your shoulders have heard every word. There are people near you who care. Maybe step outside for a minute, and let the air do some of the work.",
  "Rest didn’t come easily, yet you’re still leaning toward something good. Hold that gently. For the next hour, you could do less than you planned, and let the quiet catch up with you.",
  "Some evenings feel like wading. Yours sounds like one of them. You might put your phone in a drawer, make something warm, and let the night ask nothing else of you.",
  "Being alone with all this is tiring, and you named it clearly. One short message to someone you trust could open a window. It doesn’t need to explain anything at all.",
];

const FIT_IN_CARE = [
  "It sounds as if everything is very heavy right now. You do not have to carry it alone. Let someone sit with you, even in silence. Just this minute, then the next.",
  "This is a very hard hour, and you have come here with it. Talking to someone can help, even when the words come out wrong. Breathe out slowly. Nothing else is needed now.",
  "So much hurts at once today. A kind voice can hold some of this with you. Rest one hand on your chest and feel it rise and fall. You are welcome here.",
  "You are so tired of holding this up. Let your back lean on something solid, and let it hold you for a while. You don't have to explain it well to be heard.",
  "There is a lot of pain in what you marked. Stay near someone if you can, or let a voice on the phone be near you. The rest can wait.",
  "Everything is loud and close just now. Let the next breath be slower than the last, if it wants to. You do not need the right words for someone to hear you.",
];

const FIT_WITH_CONFIDENCE = [
  "You are strong today, and you can feel it in your step. Spend some of it on the thing you have put off. Keep the rest for later in the week.",
  "You're doing well, and the work shows it. Stop for a moment and look at what is done. There will be time for what is next after a cup of tea.",
];

test.each(FIT_FOR_ANYONE)("fit to show to anyone: %s", (text) => {
  expect(flaws(text, ordinary)).toEqual([]);
  expect(flaws(text, unsure)).toEqual([]);
});

test.each(FIT_IN_CARE)("fit to show under crisis care: %s", (text) => {
  expect(flaws(text, { ...unsure, care: true })).toEqual([]);
});

test.each(FIT_WITH_CONFIDENCE)("praise is fit for who can believe it, and for no one else: %s", (text) => {
  expect(flaws(text, ordinary)).toEqual([]);
  expect(flaws(text, unsure)).toEqual(["praise"]);
});

const UNFIT: readonly (readonly [Flaw, string])[] = [
  ["not_plain_text", `**Breathe.** ${FILLER}`],
  ["not_plain_text", `# A quiet day ${FILLER}`],
  ["not_plain_text", `- Rest a while. ${FILLER}`],
  ["not_plain_text", `1. Rest a while. ${FILLER}`],
  ["not_plain_text", `"${filled("It is a hard day.")}"`],
  ["not_plain_text", `“${filled("It is a hard day.")}”`],
  ["not_plain_text", filled("It is a soft day 🌿.")],
  ["not_plain_text", filled("Read more at https://example.com today.")],
  ["not_plain_text", `<p>${filled("It is a hard day.")}</p>`],
  ["not_plain_text", `<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>`],
  ["not_plain_text", `{"quote": "${filled("It is a hard day.")}"}`],
  ["not_plain_text", `It is a hard day.\n\n${FILLER}`],
  ["not_plain_text", `Here's a quote for you: ${filled("It is a hard day.")}`],
  ["not_plain_text", `Sure, ${filled("it is a hard day.")}`],
  ["not_plain_text", `${filled("It is a hard day.")} `],
  [
    "not_english",
    "Hoy fue un dia duro y largo para ti. Toma un vaso de agua con calma. Respira hondo tres veces seguidas. Luego descansa un poco cerca de la ventana abierta.",
  ],
  [
    "not_english",
    "Сегодня был трудный день, и ты это чувствуешь. Посиди немного у окна с чашкой чая. Дыши медленно и спокойно, никуда не спеша. Остальное подождёт до завтра, правда.",
  ],
  ["too_short", "You slept badly. Rest a while."],
  ["too_long", `${FILLER} ${FILLER} ${FILLER}`],
  ["incomplete", `${FILLER} Then put down the`],
  ["incomplete", `${FILLER} Then you could try the.`],
  ["incomplete", `${FILLER} And then...`],
  ["incomplete", `and so it goes on. ${FILLER}`],
  [
    "hard_to_read",
    "Considerable physiological deterioration inevitably accompanies prolonged psychological exhaustion, necessitating comprehensive restorative intervention, particularly whenever circumstances simultaneously demand extraordinary concentration, unwavering determination and considerable interpersonal responsibility.",
  ],
  ["medical", filled("It seems that you have depression.")],
  ["medical", filled("This could be an anxiety disorder.")],
  ["medical", filled("You may be bipolar.")],
  ["medical", filled("Ask about an antidepressant, or your medication.")],
  ["medical", filled("Take 5 mg before bed.")],
  ["medical", filled("See a therapist this week.")],
  ["medical", filled("Your symptoms are easing.")],
  ["medical", filled("Tell your doctor about it.")],
  ["promise", filled("Everything will be fine.")],
  ["promise", filled("It's going to be okay.")],
  ["promise", filled("I promise you a calm day.")],
  ["promise", filled("This too shall pass.")],
  ["promise", filled("This feeling will pass.")],
  ["promise", filled("You will get through this.")],
  ["promise", filled("Tomorrow will be better.")],
  ["promise", filled("Rest is guaranteed.")],
  ["promise", filled("Things will get better.")],
  ["promise", filled("You’ll feel better soon.")],
  ["toxic_positivity", filled("Good vibes only.")],
  ["toxic_positivity", filled("Try to look on the bright side.")],
  ["toxic_positivity", filled("Just smile.")],
  ["toxic_positivity", filled("Everything happens for a reason.")],
  ["toxic_positivity", filled("Others have it worse.")],
  ["toxic_positivity", filled("At least you have a bed.")],
  ["toxic_positivity", filled("Choose happiness today.")],
  ["toxic_positivity", filled("Stay positive.")],
  ["toxic_positivity", filled("Never give up.")],
  ["toxic_positivity", filled("You should be grateful.")],
  ["unsafe", filled("You may want to hurt yourself.")],
  ["unsafe", filled("You could end it all.")],
  ["unsafe", filled("Others would be better off without you.")],
  ["unsafe", filled("There is no point in going on.")],
  ["unsafe", filled("Have a beer.")],
  ["unsafe", filled("You can skip a meal.")],
  ["personal", filled("Dear Anna, it is a hard day.")],
  ["personal", filled("Anna, you feel tired today.")],
  ["personal", filled("Emily, you feel tired today.")],
  ["personal", filled("It is a hard day, Anna.")],
  ["personal", filled("Write to anna@example.org today.")],
  ["personal", filled("Ring 555 0199 today.")],
  ["personal", filled("Go home to 12 Willow Street now.")],
];

test.each(UNFIT)("unfit, %s: %s", (flaw, text) => {
  expect(flaws(text, ordinary)).toContain(flaw);
});

test.each([
  "You are amazing.",
  "You're so strong.",
  "You are incredibly brave.",
  "You've got this.",
  "You got this.",
  "I'm proud of you.",
  "You are doing great.",
  "You are stronger than you think.",
  "You are enough.",
  "You are a wonderful person.",
  "Believe in yourself.",
  "You can do this.",
  "Your strength shines.",
  "Well done.",
])("praise that a low self-view does not believe: %s", (sentence) => {
  expect(flaws(filled(sentence), unsure)).toEqual(["praise"]);
});

test.each([
  "Write a list of your goals.",
  "You should get up now.",
  "Start with one task.",
  "Then go for a run.",
  "You need to finish it today.",
  "Make a plan for the week.",
  "Set a goal.",
])("a task, when care applies: %s", (sentence) => {
  expect(flaws(filled(sentence), inCare)).toContain("task");
  expect(flaws(filled(sentence), ordinary)).toEqual([]);
});

test.each([
  "You do not have to do any of it.",
  "A strong cup of tea is near.",
  "The pain is real, and so are you.",
  "Sometimes the rain is all there is.",
  "It will keep.",
  "The light will be there in the morning.",
  "Right now, you can lean back.",
  "On Sunday, you can sleep in.",
  "The brave little lamp is on.",
  "A doctor in an old novel would send you to the sea.",
  "There is a good deal of noise in this.",
  "It will be right here when you come back.",
  "It will be good to sit down.",
  "Look at one blade of grass.",
  "Put the tablet away - or turn it over.",
  "Breathing out, you may notice the room.",
])("no flaw in: %s", (sentence) => {
  expect(flaws(filled(sentence), { ...unsure, care: false })).toEqual([]);
});

test("a recent quote is a repeat, whatever its case, marks and spaces", () => {
  const text = filled("It is a hard day.");
  expect(flaws(text, { ...ordinary, recentTexts: [text.toUpperCase().replaceAll(".", " !")] })).toEqual([
    "repeat",
  ]);
  expect(flaws(text, { ...ordinary, recentTexts: [filled("It is a hard week.")] })).toEqual([]);
});

test("nothing at all is not fit to show", () => {
  expect(flaws("", ordinary)).toEqual(expect.arrayContaining(["too_short", "incomplete", "not_english"]));
});

test("the reading grade agrees with the published formula on a counted example", () => {
  // 12 words, 2 sentences, 12 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(readingGrade("The cat sat on the mat. The dog ran to the door.")).toBeCloseTo(-1.45, 2);
});
