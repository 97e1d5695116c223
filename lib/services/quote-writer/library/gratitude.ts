import { about, evening, later, morning, withPeople } from "@/lib/services/quote-writer/library/fragment";

export const gratitude = about("gratitudeLevels", {
  hard: [
    "It is hard to feel thankful today, and you do not owe anyone thanks.",
    "The good things are hard to find just now, like keys in a dark bag.",
    "Nothing much feels like a gift today.",
    later("You looked for something to be glad of and came back with little."),
    "Some days the nice things do not reach you, even when they are in the room.",
    "What is good seems to be kept on a high shelf today.",
    evening("The day is closing, and it has not left much in your hands to be glad of."),
    morning("The morning has not yet brought you much to be glad about."),
  ],
  worst: [
    "There is nothing to be thankful for today, as far as you can see, and that may stand.",
    "Being glad of things is out of reach today, and forcing it would only sting.",
  ],
  even: [
    "There is a bit to be glad of today, between the ordinary things.",
    "You feel some thanks, about a pocketful.",
    later("Some good things have come past today, and you saw a few of them."),
    "The day has its plain gifts, neither many nor none.",
  ],
  easy: [
    "You are glad of things today, and it makes the light a little warmer.",
    "There is thanks in you today, quiet and full, like a good pantry.",
    "You can see what is good around you, even the plain bits.",
    later("You have noticed the good things today, and they seem to like being noticed."),
    evening("The day leaves you thankful, which is a soft thing to lie down on."),
    morning("You started the day with some thanks in your pocket."),
  ],
  slipped: [
    "Good things are harder to see than your usual, as if the lamp had been moved.",
    "You can mostly find more to be glad of than this.",
    "Thanks do not come as easily as they did a while ago.",
  ],
  lasting: [
    "It has been hard to feel glad of anything for a while now.",
    "Many days have gone by with little in them to be thankful for.",
    "The good things have been dull for some time, like brass that no one has wiped.",
  ],
  lifted: [
    "You see more to be glad of than usual, as if someone washed the windows.",
    "There is more thanks in you than there has been lately.",
  ],
  also: [
    "And it is hard to find anything to be glad of.",
    "The good things are hard to see as well.",
    "Nor does much feel like a gift just now.",
    "Even the nice things are not reaching you.",
  ],
  beside: [
    "You can still see something good from where you are, and that is real too.",
    "Still, some thanks have found their way in, like light under a door.",
    "There is something in the day you are glad of, and it may sit beside the rest.",
    "Some good things have not gone away, and you know their names.",
  ],
  alongside: [
    "And you can see how good that is.",
    "There is thanks in you, too, warm as bread.",
    "You are glad of it as well, which makes it last longer.",
  ],
  stepHard: [
    "Do not hunt for good things. Just notice one that is neither good nor bad.",
    "Hold a warm cup and ask no more of the moment than that.",
    "Let the day be as dull as it is. You need not thank it.",
    "Look at one thing near you for the length of three breaths, as if to draw it.",
    "Find one thing that works, like a tap or a door, and leave it at that.",
    "Eat one bite of something slowly enough to taste it.",
    withPeople("Let someone do you a small kindness, and just nod."),
    evening("Think of one minute of today that was not so bad, and let the rest go by."),
    "Put your hand on something soft and stay there for a bit.",
  ],
  stepEven: [
    "Name three plain things that worked today, down to the spoon.",
    "Say thank you to someone for something they do every day.",
    "Keep one picture or scrap from today where you can see it.",
    evening("Note one good line about today before you turn out the light."),
  ],
  stepEasy: [
    "Write to one person and thank them for one exact thing.",
    "Put one good thing of today on paper, so that it keeps.",
    "Look once more at the thing you are glad of, slowly, as if to learn it by heart.",
    "Pass one good thing along today, with no note on it.",
    evening("Count three good things on your fingers as you go to bed."),
  ],
});
