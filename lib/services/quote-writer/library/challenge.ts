import { about, evening, morning, unhurried, withPeople } from "@/lib/services/quote-writer/library/fragment";

export const challenge = about("currentChallengeLevel", {
  hard: [
    "What you are dealing with is hard, and it would be hard for anyone.",
    "You have a steep thing in front of you just now.",
    "Life has handed you a heavy end to carry.",
    "This is a rough patch of road, with no short way round.",
    "What you face now takes up the whole table.",
    "There is a big thing in your way, and you can't just step over it.",
    morning("The hard thing was there when you woke, sitting at the end of the bed."),
    evening("You have been up against something hard all day long."),
  ],
  worst: [
    "What you face is about as hard as things get, and you do not have to call it less.",
    "This is a very hard stretch, the kind that has its own weather.",
  ],
  even: [
    "You have some things to deal with, about a normal armful.",
    "What is in front of you is neither light nor heavy, just yours.",
    "There is a fair bit to handle, and it is the kind that can be handled in turn.",
    "The day has a hill or two in it, none of them cliffs.",
  ],
  easy: [
    "Not much is in your way just now, and the path is pleasant.",
    "Things are light at the moment, like a bag with just a book in it.",
    "What you have to deal with fits in one hand today.",
    "Life is not asking anything steep of you today.",
    evening("The day asked for little, and you can put it away without a struggle."),
    morning("The day ahead looks light, with no hard corners."),
  ],
  slipped: [
    "Things are harder than your usual just now, and it is right to slow down for them.",
    "This is a steeper stretch than you have had lately.",
    "More has landed on you than you mostly have to deal with.",
  ],
  lasting: [
    "It has been hard for a long stretch now, and long is its own kind of heavy.",
    "You have been facing this for many days, and it has not grown lighter by habit.",
    "The hill has gone on and on lately.",
  ],
  lifted: [
    "Things are lighter than your usual, as if the road had turned downhill.",
    "Life has eased its grip a bit from where it was lately.",
  ],
  also: [
    "And you have a hard thing to face besides.",
    "What you are dealing with would be a lot even on a good day.",
    "The road is steep just now, too.",
    "Life has put a hard thing right next to it.",
  ],
  beside: [
    "Taken one by one, the things in front of you are not steep.",
    "Each thing you face today is small enough to take alone.",
    "No one thing in front of you is very hard today.",
    "The road itself is fairly level, even if it does not feel so.",
  ],
  alongside: [
    "And life is not asking for anything steep.",
    "The road is level just now, too.",
    "It helps that there is so little in the way.",
  ],
  stepHard: [
    "Find the part of it that is yours today, and let the rest be tomorrow's.",
    "Put your bag down for ten minutes. The hill will still be there.",
    "Name the hardest part in one sentence. A thing with a name is easier to walk around.",
    "Eat, drink and sit down before the next round.",
    "Ask what would make it one part in ten easier, and do only that.",
    "Leave it alone for a short while, and look at something green or far away.",
    withPeople("Let someone walk beside you for a bit of this, even if they can't carry it."),
    evening("Set the load down by the door for the night. You may pick it up again after some rest."),
    "Be as patient with yourself as you are with a slow kettle.",
    "Lower the bar for everything else today.",
  ],
  stepEven: [
    "Sort what is in front of you into now, later and not mine.",
    "Do the middling thing first, and the rest will look smaller.",
    "Take a short break before the next hill and look back at the last.",
    evening("Pick the one thing that needs you tomorrow, and let the rest wait its turn."),
  ],
  stepEasy: [
    "Use this flat stretch to catch your breath, not to look for hills.",
    "Mend one little thing while the weather is good.",
    "Let an easy day be easy.",
    unhurried("Take the long way to something today."),
    "Do something just for the pleasure of it, with no one keeping score.",
  ],
});
