import { about, effort, evening, morning, moving } from "@/lib/services/quote-writer/library/fragment";

export const focus = about("focusClarity", {
  hard: [
    "Your thoughts are scattered today, like papers after a gust.",
    "It is hard to keep your mind on one thing, and harder still to be cross about it.",
    "There is fog between you and what you meant to do.",
    "You start a thing, and your mind is already out of the door.",
    "Your head feels like a room with six radios on.",
    "The page is there, and the words will not stay still on it.",
    evening("Your mind has wandered all day, and now it is tired of walking."),
    morning("The morning is here, but your mind has not quite come in from the mist."),
  ],
  worst: [
    "Nothing holds still in your head today, and even simple things slip off.",
    "Your mind is all over the floor today, in more pieces than you can count.",
  ],
  even: [
    "Your mind is fairly clear today, with a cloud or two.",
    "You can keep to one thing for a while, then the window calls.",
    "Your focus is fair, good enough for plain work.",
    "Your thoughts are in no great order, but they come when you whistle.",
  ],
  easy: [
    "Your mind is clear today, like a table with just one book on it.",
    "You can see one thing at a time, and see it well.",
    "Your thoughts are lined up and quiet today.",
    "There is a clean edge to your thinking just now.",
    morning("The morning is clear in your head, with no mist on the glass."),
    evening("Your mind is still clear this evening, and that is a pleasant way to end."),
  ],
  slipped: [
    "Your mind is hazier than your usual, as if someone breathed on the glass.",
    "It is harder to hold a thought today than it mostly is for you.",
    "You tend to see more clearly than this, so it is fair to feel put out.",
  ],
  lasting: [
    "The fog has hung around for many days now.",
    "Your mind has been scattered for a while, and it is tiring to keep picking it up.",
    "It has been hard to think straight lately, not only today.",
  ],
  lifted: [
    "Your head is clearer than your usual, like a street after rain.",
    "You can think better than you have been able to lately.",
  ],
  also: [
    "And your mind will not keep to one thing.",
    "There is a fog in your head as well.",
    "It is hard to think straight in the middle of it.",
    "Your thoughts are scattered besides.",
  ],
  beside: [
    "Your head is clear though, and a clear head is a good torch.",
    "Still, you can think straight, one thing at a time.",
    "Your mind has kept its edges, and that helps.",
    "You can see the next step well enough, even if not the tenth.",
  ],
  alongside: [
    "And your head is clear to enjoy it.",
    "Your thoughts are in good order, too.",
    "It helps that your mind is clear as well.",
  ],
  stepHard: [
    "Close everything but one thing, and give it five minutes.",
    "Write the next step on a scrap of paper and put it where your eyes fall.",
    "Let your mind wander on purpose for a bit, and it may come back by itself.",
    "Pick the thing with the fewest parts and do that one.",
    "Put the phone out of sight, not only face down.",
    "Do one thing with your hands, since your head is busy elsewhere.",
    "Read one short paragraph, slowly, twice.",
    evening("Empty your head onto a page tonight, in any order, and leave it there."),
    moving("Get up and fill a glass of water, then begin again with only one thing."),
    "Say what you are doing as you do it, half out loud.",
  ],
  stepEven: [
    "Choose one thing to do well today and let the rest be done roughly.",
    "Clear the space just in front of you, no wider than your arms.",
    "Work for twenty minutes, then look at something far away.",
    evening("Put down tomorrow's one main thing, so it need not circle in your head."),
  ],
  stepEasy: [
    effort("Give this clear hour to one thing that deserves it."),
    "Make the choice that you have been putting off, while you can see all of it.",
    "Guard the next half hour like a good seat by the window.",
    "Read something a little harder than usual, and enjoy how it opens.",
    "Tie up one loose end while the knot is easy to see.",
  ],
});
