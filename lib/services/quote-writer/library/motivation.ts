import { about, effort, evening, morning, unhurried } from "@/lib/services/quote-writer/library/fragment";

export const motivation = about("motivationLevel", {
  hard: [
    "There is not much push in you today, and every task has grown a size.",
    "Getting started feels like waking a stone.",
    "The will to do things is low, like a fire that has burned down to red.",
    "You know what is on the list, and nothing in you moves toward it.",
    "Today even the small things come with a hill in front.",
    "Your engine is cold today, and turning the key again does not help.",
    evening("The evening is here, and the day did not light much in you."),
    morning("It was hard to find a reason to throw the covers back this morning."),
  ],
  worst: [
    "There is no push in you at all today, and no use in hunting for it.",
    "Everything in you has sat down today and will not get up.",
  ],
  even: [
    "You have some push today, enough for the plain things.",
    "The will is there, if not in any hurry.",
    "You are in middling gear today, neither racing nor parked.",
    "You have enough drive to begin, and beginning is most of it.",
  ],
  easy: [
    "There is a good push in you today, like wind in a sheet on the line.",
    "You want to do things, and that is a fine feeling to wake up to or end on.",
    "You have energy to spend, and it is pulling at its leash.",
    "Something in you has its sleeves rolled up.",
    morning("You have come into the morning ready to begin."),
    evening("There is still some go in you, even this late in the day."),
  ],
  slipped: [
    "You have less push than your usual, as if someone let the air out.",
    "Most days you get going more easily than this.",
    "Your drive has dipped from where it was, and drive does dip.",
  ],
  lasting: [
    "The push has been missing for many days now, and blame has not brought it back.",
    "You have been running on little drive for a while.",
    "This low gear has been your usual lately, and it makes for long days.",
  ],
  lifted: [
    "There is more push in you than usual, and the day seems shorter for it.",
    "You have more drive than you have had lately, like a kettle near the boil.",
  ],
  also: [
    "And there is little push to meet it with.",
    "The will to start is low as well.",
    "Your drive has gone quiet, too.",
    "It is hard to get going on top of that.",
  ],
  beside: [
    "There is still some push in you, and it can be spent gently.",
    "You do have some drive today, and a little is enough.",
    "The will is there, warm under the ashes.",
    "And yet something in you still wants to get up and do things.",
  ],
  alongside: [
    "And you have the push to do something with it.",
    "There is some good go in you, too.",
    "You want to do things as well, which makes the day wider.",
  ],
  stepHard: [
    "Pick something that takes two minutes, and stop after it if you like.",
    "Do not wait to want to. Just touch the task once and see.",
    "Let today be a day of small chores and long sits.",
    "Put on the clothes, or open the book, and leave it at that for now.",
    "Drop one thing from the list that nobody is waiting for.",
    "Wash one cup. It is a whole task, with a start and an end.",
    "Rest without earning it first.",
    evening("Let the list sleep tonight. It will keep its place."),
    morning("Begin with the easiest thing on the list, not the best one."),
    "Play one song, and do whatever you can do while it lasts.",
  ],
  stepEven: [
    "Start with the thing that you can finish before your drink goes cold.",
    "Do ten minutes of it and then choose again.",
    "Put the dull task right next to a pleasant one.",
    evening("Lay out what you need for tomorrow, so that starting is one step shorter."),
  ],
  stepEasy: [
    effort("Spend the first of it on what matters, before the small things smell it."),
    "Choose two things, not ten, and do them with both hands.",
    "Keep a little of this in the jar for later in the week.",
    unhurried("Use some of it on play, too, not just on the list."),
    "Begin the thing that has been waiting for a day like this.",
  ],
});
