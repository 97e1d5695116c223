import {
  about,
  effort,
  evening,
  morning,
  upright,
  withPeople,
} from "@/lib/services/quote-writer/library/fragment";

export const hope = about("hopeForFuture", {
  hard: [
    "Hope feels far off, like a window across a dark yard.",
    "It is hard to look ahead when nothing out there seems to call you.",
    "The road ahead looks dim to you now, and you do not have to pretend it is bright.",
    "The days to come feel closed, and you have said so plainly.",
    "Right now the future asks for a trust that you do not have to spare.",
    "Some days the next chapter looks blank, and this is one of them.",
    morning("You woke with little to look toward, and still the day came in."),
    evening("As the day ends, hope is running low, like a lamp near the end of its oil."),
  ],
  worst: [
    "You can find no hope today, and it is honest to say so.",
    "The way ahead looks empty to you, and that is a heavy thing to see.",
  ],
  even: [
    "Hope is neither near nor far today, like weather that has not made up its mind.",
    "The future looks like the future: some of it clear, some of it fog.",
    "You have some hope in your pocket, and it does not need to be more.",
    "What lies ahead is a plain road today, and a plain road will do.",
  ],
  easy: [
    "You are looking ahead with some warmth, like someone with a letter on the way.",
    "There is hope in you today, and it makes the room a little lighter.",
    "The days ahead have some pull for you, and that is good to feel.",
    "Something out there seems worth walking to.",
    morning("You woke with some hope, and the day has already noticed."),
    evening("The day is ending and you are still looking forward, which is a fine way to end it."),
  ],
  slipped: [
    "Hope is lower than your usual today, as if someone turned the lamp down.",
    "You can often find more hope than this, and today it will not come when called.",
    "The way ahead looks darker to you than it did not long ago.",
  ],
  lasting: [
    "Hope has been thin for a while now, and that is tiring in its own way.",
    "This is not the first day that the future has looked closed.",
    "You have gone many days now with little hope to burn, and the cold of that is real.",
  ],
  lifted: [
    "There is more hope in you than usual, like a window someone has cleaned.",
    "You are looking ahead more easily than you have been lately.",
  ],
  also: [
    "And it is hard to see past it just now.",
    "Hope is running low as well.",
    "The days ahead do not look much lighter, either.",
    "It would be easier with a little more hope at hand.",
  ],
  beside: [
    "Still, there is some hope in you, like a light left on in the hall.",
    "A part of you is still looking ahead, and it can wait while you rest.",
    "Hope has not left. It is sitting quietly by the door.",
    "You have some hope to draw on, even now.",
    "Underneath it, something in you still looks forward.",
  ],
  alongside: [
    "Hope is with you as well, like a good book half read.",
    "And the road ahead looks friendly from here.",
    "You have something to look forward to, too.",
  ],
  stepHard: [
    "Look only as far as the next hour, and make it a bit warmer.",
    "Put something warm in your hands and let the big questions wait outside.",
    "Name one ordinary thing you like, even a dull one, and keep it near.",
    upright("Listen for a minute to what goes on outside, near things first and then far ones."),
    withPeople("Tell one person that things look dark from here. It is lighter when two can see it."),
    evening("Leave tomorrow where it is, and make only the next half hour soft."),
    "Play one song that has kept you company before.",
    morning("Plan just the first hour, and leave the rest of the page blank."),
  ],
  stepEven: [
    "Put one thing you would like into next week, even if it is just soup.",
    "Write down one thing you are curious to see, and leave it where you will find it.",
    evening("Set out one thing tonight that will please you when you wake."),
    "Ask yourself what a slightly better week would hold, and note the first answer.",
  ],
  stepEasy: [
    "Pick one thing you look forward to and give it a place on the calendar.",
    "Write a line to yourself for a harder day, and say what you can see from here.",
    withPeople("Tell someone what you are looking forward to, and ask them the same."),
    "Plant one thing for later, a seed or a date or a first page.",
    effort("Take the first easy step toward the thing you hope for, just the first."),
  ],
});
