import { about, evening, morning, moving, withPeople } from "@/lib/services/quote-writer/library/fragment";

export const comfort = about("physicalComfort", {
  hard: [
    "Your body is not an easy place to be today.",
    "Something in you aches, and it takes up more room than others can see.",
    "Your body is asking for notice, and it is not asking softly.",
    "It is hard to think of much else when you are sore or out of sorts.",
    "Your body has made the day smaller, as it does when it hurts.",
    "You are not at ease in your skin today, and it shows in the rest of the day.",
    evening("You have carried an uneasy body through the whole day."),
    morning("You woke up in a body that was already sore."),
  ],
  worst: [
    "You are in pain, and pain is a poor listener and a loud talker.",
    "Pain has taken the best seat in the house today.",
  ],
  even: [
    "Your body is okay today: no song, no complaint.",
    "You are fairly comfortable, about as much as an ordinary chair allows.",
    "Nothing hurts much, and nothing glows. It is a usable sort of body today.",
    "Your body is just getting on with things today, and it lets you do the same.",
  ],
  easy: [
    "Your body is at ease today, like a coat that fits.",
    "You are comfortable in your own skin, and that is no small thing.",
    "Nothing aches much today, so the world has more room in it.",
    "Your body is being a good house to live in.",
    evening("You come to the evening with an easy body, which makes any chair a good one."),
  ],
  slipped: [
    "Your body is less easy than your usual today, and it has reason to be heard.",
    "You are more sore than usual, so the day may have to shrink a little.",
    "Your body has had better days than this, and not long ago.",
  ],
  lasting: [
    "Your body has been hard to live in for some time, and few people see that.",
    "Feeling this sore has become your usual, and it still costs you every day.",
    "One more day of a body that will not settle, after many others.",
  ],
  lifted: [
    "Your body is easier than your usual, as if someone oiled the hinges.",
    "There is more comfort in you today than there has been lately.",
  ],
  also: [
    "Your body is not at ease, either.",
    "And your body is adding its own complaints.",
    "It is harder still in a body that aches.",
    "Being sore takes its share of you, too.",
  ],
  beside: [
    "Your body is fairly comfortable though, and that is a good place to rest from.",
    "Still, nothing much hurts, and it leaves you some strength for the rest.",
    "Your body is on your side today, at ease in its chair.",
    "Your body is not part of the trouble today, and that is some relief.",
  ],
  alongside: [
    "Your body is easy as well, and it hums along.",
    "And you are comfortable in your own skin, too.",
    "And your body is an easy place to be today.",
  ],
  stepHard: [
    "Move one pillow to where it helps most.",
    "Find the one position that is kindest and stay in it for a while.",
    "Let your hands lie open and notice one place that does not hurt.",
    "Soften your jaw, then your hands. Leave the rest as it is.",
    "Ask less of your body for an hour, the way you would of a tired friend.",
    "Wrap yourself in something warm, right where you are.",
    withPeople("Ask someone to bring you the thing that is just out of reach."),
    evening("Make the bed a little kinder tonight: an extra pillow, a cooler side."),
    "Listen to a voice you like, with your eyes shut.",
    "Put a glass of water within reach, and sip it when you think of it.",
  ],
  stepEven: [
    "Roll your shoulders twice and let your hands hang loose.",
    moving("Stand up, reach for the ceiling once, and sit down again."),
    "Drink some water and sit in the better chair.",
    "Notice one place in your body that feels fine, and stay there for a breath.",
  ],
  stepEasy: [
    moving("Take this easy body for a short walk, to nowhere in particular."),
    "Stretch like a cat, once, for no reason.",
    "Enjoy one plain thing with your hands today: warm water, bread, clean sheets.",
    moving("Put on one song and move to it however you like."),
    evening("Have a long wash or a slow cup of something, and feel how good rest can be."),
  ],
});
