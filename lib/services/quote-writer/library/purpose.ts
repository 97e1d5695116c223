import {
  about,
  effort,
  evening,
  morning,
  upright,
  withPeople,
} from "@/lib/services/quote-writer/library/fragment";

export const purpose = about("senseOfPurpose", {
  hard: [
    "It is hard to see what today is for.",
    "You feel a bit lost, like a reader who has dropped the book and can't find the page.",
    "The why of things has gone quiet on you.",
    "Your days seem to be going somewhere without you.",
    "Things that used to matter feel far away, behind a curtain.",
    "There is no clear thread in your hand today.",
    evening("Evening has come, and you may wonder what the day was for."),
    morning("You got up today without much of a reason to point to."),
  ],
  worst: [
    "Nothing seems to have a point from where you stand, and that is hard to look at.",
    "You feel lost, all the way down, and it is honest to say it.",
  ],
  even: [
    "Some of what you do makes sense to you today, and some of it is just work.",
    "You have a rough idea of where you are headed, like a map drawn on a napkin.",
    "There is some meaning about today, mixed in with the laundry.",
    "What matters is neither shining nor hidden from you just now.",
  ],
  easy: [
    "You know what today is for, and that gives it a spine.",
    "There is a clear thread in your hand, and you can feel it pull.",
    "What you are doing makes sense to you, like a key that fits its lock.",
    "You have a reason to be doing this, and it shows in how the hours sit.",
    morning("You woke up knowing what matters to you, and the day can build on that."),
    evening("The day had a point to it, and you can rest on that tonight."),
  ],
  slipped: [
    "The thread is harder to find than your usual, as if someone moved the lamp.",
    "You mostly know better than this what it is all for, and today it is foggy.",
    "Your sense of direction has slipped a little from where it was.",
  ],
  lasting: [
    "You have been looking for the point of things for a while now.",
    "This lost feeling has been with you for many days, and it is wearing.",
    "The why has been missing for some time, and you have kept going without it.",
  ],
  lifted: [
    "Things make more sense than your usual, like a page turned the right way up.",
    "There is a clearer thread in your hand than there has been lately.",
  ],
  also: [
    "And it is not clear what it is all for.",
    "The point of things is hard to see as well.",
    "It is harder when you feel a bit lost, too.",
    "The thread has slipped out of your hand besides.",
  ],
  beside: [
    "You do know what matters to you, and that is a rail to hold.",
    "There is a reason under all this, and it has not moved.",
    "Still, the thread is in your hand, and you can follow it slowly.",
    "What matters to you is clear, even from down here.",
  ],
  alongside: [
    "And you know what the day is for.",
    "There is a clear thread running through the day as well.",
    "It fits with what matters to you, too.",
  ],
  stepHard: [
    upright("Leave the big why alone for now, and do one kind thing with your hands."),
    "Think back to an hour you would gladly live again, and note what was in it.",
    "Pick one thing that helps somebody, however dull, and do a little of it.",
    upright("Look after one living thing for five minutes, even if it is only a plant."),
    "Ask what you would do for half an hour if it did not have to mean anything.",
    "Read one page of something you once loved.",
    withPeople("Ask someone close what they like doing with you, and let the answer stand."),
    evening("Name one moment of this day that was not wasted, however plain."),
    upright("Put one thing in its place, and let that be the whole point of the next ten minutes."),
  ],
  stepEven: [
    "Spend ten minutes on the thing you would do even if no one asked.",
    "Write down three words for what matters to you, and see which one is neglected.",
    evening("Ask what the best-spent hour of today was, and plan for one more."),
    "Do one dull task for the sake of someone you like.",
  ],
  stepEasy: [
    "Write the reason down in one plain line, for a day when it hides.",
    effort("Give it one quiet hour, with the door shut."),
    "Tell someone why it matters to you, in the words you would use at a kitchen table.",
    "Cut one thing from the week that has nothing to do with it.",
    evening("Leave tomorrow's first step on the desk, where you will see it."),
  ],
});
