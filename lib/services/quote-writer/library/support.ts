import { about, daytime, evening, morning, upright } from "@/lib/services/quote-writer/library/fragment";

export const support = about("supportSystemStrength", {
  hard: [
    "You do not have many hands to lean on just now, and you feel it.",
    "Help feels thin on the ground today.",
    "You are holding up most of this on your own.",
    "There are few people you could call right now, and that is a bare sort of feeling.",
    "The net under you has wide holes in it today.",
    "It is tiring to be the only one carrying the bags.",
    evening("You have got through the whole day with little help."),
    morning("You are starting this day without much help at hand."),
  ],
  worst: [
    "You feel that no one is behind you today, and the wind comes straight through.",
    "There is nobody to hand any of this to, as you see it now.",
  ],
  even: [
    "There is some help about, not a crowd, but a door or two.",
    "You have some support, about as much as one good umbrella.",
    "Help is within reach if you need it, though you may have to ask.",
    "There are a few people behind you, in their own quiet way.",
  ],
  easy: [
    "There are people behind you, and you can feel the wall of them.",
    "You are well held just now, like a tree with good stakes.",
    "Help is near if you want it, and just knowing that is restful.",
    "You have people to call, and that is a rich thing to have.",
    evening("You come to the evening knowing that someone has your back."),
  ],
  slipped: [
    "There is less help around you than your usual, and you notice the gap.",
    "You tend to have more people behind you than this.",
    "Some of what holds you up has moved off lately, and you feel the sway.",
  ],
  lasting: [
    "You have gone a long while without much help, and it has cost you.",
    "Doing this on your own has become the usual way, and it is still too much.",
    "Help has been thin for some time, and you have had to be your own.",
  ],
  lifted: [
    "There is more help around you than usual, and you can let your arms down a bit.",
    "You feel better held than you have been lately.",
  ],
  also: [
    "And there are few hands to share it with.",
    "You are carrying it mostly alone, too.",
    "Help feels far off as well.",
    "There is not much of a net under you, either.",
  ],
  beside: [
    "There are people behind you though, even when they are out of sight.",
    "You do have someone to turn to, and today would be a fair day for it.",
    "Help is closer than it feels from the inside.",
    "You have people who would come if you called.",
  ],
  alongside: [
    "And there are people behind you, steady as a garden wall.",
    "You have good people at your back as well.",
    "It helps that you are well held, too.",
  ],
  stepHard: [
    "Write down one name, even an old one, of somebody who was once kind to you.",
    "Choose the smallest piece of this, and ask one person for help with just that.",
    "Find one place where people with the same trouble talk, and only read along.",
    upright("Do for yourself what you would do for a guest: a chair, a drink, some time."),
    "Put one thing down that only you expect of you.",
    daytime("Ask someone whose job it is to help, at a desk or on the phone. That counts as support."),
    "Think of one person you could tell half of it, and how you might begin.",
    evening("Let the rest of tonight be simple, since you are the one who has to do it all."),
    "Say yes to the next offer of help, even a clumsy one.",
  ],
  stepEven: [
    "Tell one person what would help, in plain words, before you need it.",
    "Do someone a good turn today. It keeps the path between you clear.",
    "Think of who you could call at a bad hour, and save the number near the top.",
    "Thank someone who helped you once and may have forgotten it.",
  ],
  stepEasy: [
    "Tell one of them, in a line, what their help has meant.",
    "Ask for one thing today that you would have done alone.",
    "Be somebody's good wall for five minutes.",
    "Let a kind offer be a kind offer, and just say thank you.",
  ],
});
