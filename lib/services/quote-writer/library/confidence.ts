import {
  about,
  effort,
  evening,
  morning,
  praise,
  withPeople,
} from "@/lib/services/quote-writer/library/fragment";

export const confidence = about("confidenceLevel", {
  hard: [
    "You do not think much of yourself today, and that makes every door look heavy.",
    "Your trust in yourself is shaky just now.",
    "There is a voice in you today that marks everything in red ink.",
    "Today you may be measuring yourself with a very strict ruler.",
    "Doubt has been reading over your shoulder.",
    "You are unsure of yourself today, and even plain things feel like tests.",
    evening("Doubt has followed you home this evening, with its coat still on."),
    morning("You began this day already doubting yourself."),
  ],
  worst: [
    "You can't find much to like in yourself today, and that is a hard place to stand.",
    "Your trust in yourself is very low today, and no pep talk is going to fix that.",
  ],
  even: [
    "You trust yourself a fair amount today, enough for ordinary stairs.",
    "Your confidence is somewhere in the middle, like a chair with three good legs and one short.",
    "You are fairly sure of your footing, if not of every step.",
    "There is some doubt in you today, and some quiet trust next to it.",
  ],
  easy: [
    "You feel sure of your feet today.",
    "There is a quiet trust in you that does not need to raise its voice.",
    "You can feel your own weight today, in the good sense.",
    praise("You trust your own hands today, and they have earned it."),
    morning("You came into this day standing straight."),
    evening("You end the day still on good terms with yourself."),
  ],
  slipped: [
    "You are less sure of yourself than your usual, as if the floor had moved an inch.",
    "Your trust in yourself has dropped a little, and you noticed the draft.",
    "Most days you are kinder to yourself than this.",
  ],
  lasting: [
    "You have been hard on yourself for a while now, and it is tiring to live with.",
    "Doubt has been your usual company lately, and poor company it is.",
    "It has been many days of feeling not quite enough.",
  ],
  lifted: [
    "You feel surer of yourself than usual, like boots that have been worn in.",
    "There is more trust in you than there has been lately.",
  ],
  also: [
    "And doubt keeps pulling at your sleeve.",
    "You are not so sure of yourself in it, either.",
    "It is harder when your own trust in you is low.",
    "Doubt is having its say, too.",
  ],
  beside: [
    "You still trust your own hands, and that is a good tool to have.",
    "Your footing in yourself is sound, even on this ground.",
    "You know who you are today, and that holds.",
    "There is a steady part in you that has not been shaken.",
  ],
  alongside: [
    "And you feel sure of your feet.",
    "There is a quiet trust in yourself to go with it.",
    "You are on good terms with yourself, too.",
  ],
  stepHard: [
    "Do one thing that you know how to do, and nothing you must prove.",
    "When the strict voice speaks, ask how it would talk to a child.",
    "Put off any large verdict on yourself. It is not a day for verdicts.",
    "Say no to one test that you do not have to take today.",
    "Do something plain with your hands, like folding or peeling, and let it be just okay.",
    "Write down what the doubt says, and then what a fair friend would answer.",
    withPeople("Spend a few minutes with someone who asks nothing of you."),
    evening("Leave the mirror and the rerun of the day alone tonight."),
    "Allow one thing to be good enough and leave it there.",
  ],
  stepEven: [
    "Try the easy half of the thing you doubt, and see how it sits.",
    "Notice one thing today that you did without thinking twice.",
    "Say what you think once today, in a short plain sentence.",
    "Ask for what you need in one place where you might have kept quiet.",
  ],
  stepEasy: [
    effort("Try the thing you have been circling, in its smallest form."),
    "Use this sure footing to say one true thing kindly.",
    "Lend a bit of this trust to someone who is short of it today.",
    "Note what made you feel so steady, so that you can find the way back.",
    effort("Ask the question you have been saving for a surer day."),
  ],
});
