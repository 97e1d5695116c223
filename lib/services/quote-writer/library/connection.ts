import { about, daytime, evening, morning, withPeople } from "@/lib/services/quote-writer/library/fragment";

export const connection = about("connectionWithOthers", {
  hard: [
    "You feel far from people today, like someone reading in the next room.",
    "It is lonely where you are just now.",
    "There is a distance between you and others today, and it has a chill.",
    "You can be near people and still feel on the wrong side of the glass.",
    "Nobody seems quite within reach today.",
    "The world seems to be talking in pairs today, and you are not in one of them.",
    evening("The evening is quiet in the way that makes a room feel too big."),
    morning("The morning came with no voice in it but your own."),
  ],
  worst: [
    "You feel alone today, fully alone, and that is one of the hard things to feel.",
    "There is no one near you today, or that is how it feels, and it aches.",
  ],
  even: [
    "You are in touch with people, neither very close nor far.",
    "There are some threads between you and others today, thin but holding.",
    "People are around the edges of your day, about as near as usual.",
    "You are not lonely and not crowded, somewhere on the stairs between.",
  ],
  easy: [
    "You feel close to someone today, and it warms the whole house.",
    "There are people near you, in the way that counts.",
    "You are not alone in this day, and you can feel it.",
    "Somebody knows how you are, and that is worth a great deal.",
    evening("The evening finds you close to people, like chairs pulled up to one table."),
    "There is good company in your life just now.",
  ],
  slipped: [
    "You feel further from people than your usual, and the gap has a draft in it.",
    "The others seem a street further off than they were not long ago.",
    "You tend to feel closer to people than this, so today has an odd hush.",
  ],
  lasting: [
    "You have felt far from people for many days now, and it does not get easy with practice.",
    "This distance has lasted a while, and it would wear on anyone.",
    "The quiet around you has gone on for a long time.",
  ],
  lifted: [
    "You feel closer to people than your usual, like a door left open.",
    "People have come nearer than they have been lately.",
  ],
  also: [
    "And you are facing it without much company.",
    "It is lonelier than it needs to be, too.",
    "People feel far away besides.",
    "There is a distance from others in it as well.",
  ],
  beside: [
    "You are not alone in it, though: there are people close by.",
    "Still, someone is near, and near is half of help.",
    "There is warmth between you and someone, and it keeps.",
    "People are close to you just now, even when you say nothing.",
  ],
  alongside: [
    "And you have good company in it.",
    "There are people close to you, too, which makes it twice as good.",
    "You are near to someone as well, and that is its own kind of wealth.",
  ],
  stepHard: [
    "Send one short message to someone, with no clever words in it.",
    withPeople("Call someone who is easy to talk to, and say that you just wanted to hear a voice."),
    "Put on a voice you like, from the radio or a book, and let it fill the room.",
    daytime("Sit where other people are for a while, with no need to talk."),
    "Write a few lines to someone you miss. You can choose later whether to send them.",
    "Give a plant, a pet or a photo a few kind minutes.",
    "Answer one message that has been waiting, in one plain line.",
    daytime("Say a plain good day to the next person you meet, and leave it there."),
    evening("Light the room you are in, and let a voice on the radio share it."),
    withPeople("Ask someone a small question about their day and just listen."),
  ],
  stepEven: [
    "Send a line to someone you have not heard from since the season changed.",
    "Ask one person how they are, and wait for the second answer.",
    "Share one thing that made you smile, with whoever would smile at it.",
    "Look at an old photo and write to one of the faces in it.",
  ],
  stepEasy: [
    "Tell someone plainly that you are glad of them.",
    "Share a meal or a cup of something soon, and make the date now.",
    "Save one thing that was said today, word for word.",
    "Ask someone the question that you never get around to asking.",
    "Let someone else know they can sit down next to you.",
  ],
});
