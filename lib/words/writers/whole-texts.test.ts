import { expect, test } from "vitest";
import type { Levels } from "@/lib/check-ins/dimensions";
import { levels } from "@/tests/support/quote-requests";
import { flaws } from "./checker";
import type { Flaw } from "./port";

type Rated = Partial<Levels>;

test.each<[Flaw, Rated, text: string]>([
  [
    "medical",
    { sleepQuality: 1, focusClarity: 1, stressLevel: 4 },
    "You hardly slept and can't hold a thought. Your prefrontal bits are simply offline after a night like that. Leave anything with numbers in it.",
  ],
  [
    "medical",
    { anxietyLevel: 4, sleepQuality: 2 },
    "There's a lot of worry, after a poor night. You sound like a natural over-thinker whose mind makes patterns out of noise. You could have an early night.",
  ],
  [
    "medical",
    { physicalComfort: 1 },
    "You're in a lot of pain this afternoon. Alternate something for the pain with something for the swelling, and keep it topped up. Then choose the softest chair.",
  ],
  [
    "hopeless",
    { sleepQuality: 1, stressLevel: 5, hopeForFuture: 2 },
    "Overwhelmed, and barely any sleep. Some nights a person just wants the whole film to stop running. You could leave the dishes where they are.",
  ],
  [
    "hopeless",
    { hopeForFuture: 1, confidenceLevel: 1, connectionWithOthers: 1, supportSystemStrength: 2 },
    "No hope, no trust in yourself, nobody near. Perhaps you've come as far as you were going to, and that can be allowed. If there's anyone you could ring, ring them.",
  ],
  [
    "hopeless",
    { physicalComfort: 1, hopeForFuture: 2, stressLevel: 4 },
    "You're in pain, and there's a lot of strain with very little hope. A body can decide it has had its turn. What position is kindest tonight?",
  ],
  [
    "hopeless",
    { hopeForFuture: 1, senseOfPurpose: 1 },
    "You can't find hope this afternoon, or a reason for any of it. It would be so much simpler never to have started. You could sit somewhere warm.",
  ],
  [
    "hopeless",
    { motivationLevel: 1, hopeForFuture: 1, sleepQuality: 2 },
    "No push and no hope this morning, after a poor night. There's a sort of sweetness in imagining that it could simply stop here. A cup of tea is enough to begin with.",
  ],
  [
    "hopeless",
    { connectionWithOthers: 1, supportSystemStrength: 1, hopeForFuture: 2 },
    "Nobody near and nobody to turn to, and hope's low. If you weren't at the table, who'd set a place? A helpline would hear you out.",
  ],
  [
    "hopeless",
    { hopeForFuture: 1, anxietyLevel: 5 },
    "You're terrified and hope's gone. At a certain point, staying is the harder choice, and no one should judge. Ring a helpline if you can.",
  ],
  [
    "contradiction",
    { sleepQuality: 1, stressLevel: 3 },
    "You had a slightly unsettled night, by the sound of it. It's enough to take the shine off an afternoon. You could have a sit down with something warm, and not ask a lot of the rest of the day.",
  ],
  [
    "contradiction",
    { anxietyLevel: 5, focusClarity: 3 },
    "There's a faint hum of worry about this morning. It's the sort you could almost mistake for excitement. What would be a gentle way of starting the day, with that going on in the background?",
  ],
  [
    "contradiction",
    { hopeForFuture: 2, motivationLevel: 3 },
    "Every bit of hope has drained out of today. It's a bleak thing to be left with. You could do something small and warm, and let the afternoon go without asking anything more of it.",
  ],
  [
    "contradiction",
    { supportSystemStrength: 4, stressLevel: 4 },
    "It's a stressful evening, and there's nobody in your corner for it. That's a lonely way of being busy. You could choose one thing to finish and one thing to leave, and then sit down.",
  ],
  [
    "contradiction",
    { physicalComfort: 1, sleepQuality: 3 },
    "Your body's been grumbling a little today. It's not the end of the world, but it takes some of the fun out. You could pick the comfier chair this evening and put something good on.",
  ],
  [
    "contradiction",
    { motivationLevel: 5, hopeForFuture: 4 },
    "You've got a fair amount of go in you this morning, and good hope as well. It's a decent enough combination. What would you like to use it on, before anybody else has ideas about it?",
  ],
  [
    "contradiction",
    { gratitudeLevels: 5, hopeForFuture: 4 },
    "You're fairly thankful this evening, and there's a good bit of hope about. It's a pleasant mixture to end a day on. You could tell somebody, or you could simply keep it and have pudding.",
  ],
  [
    "unrated",
    { progressTowardGoals: 1, motivationLevel: 4 },
    "Plenty of drive, and nothing's moving. The people who have to sign it off are dragging their heels. Which bit is in your own hands?",
  ],
  [
    "unrated",
    { connectionWithOthers: 1, hopeForFuture: 2 },
    "You feel alone this morning, and hope's thin. Moving to a new town does that to anyone. If there's anybody from before, you could write.",
  ],
  [
    "unrated",
    { gratitudeLevels: 4, sleepQuality: 4 },
    "You slept well and you're thankful. Having everyone round the table last night must have helped. You could carry some of it into the day.",
  ],
  [
    "unrated",
    { motivationLevel: 2, physicalComfort: 2 },
    "Not much push, and a body that isn't comfortable. All that lifting has caught up with you. You could choose the sofa and mean it.",
  ],
  [
    "unrated",
    { focusClarity: 1, stressLevel: 4 },
    "Your mind won't stay on anything and there's a lot of strain. Three conversations at once would do that to anybody's head. What could be switched off?",
  ],
  [
    "unrated",
    { confidenceLevel: 2, progressTowardGoals: 2 },
    "You're not very sure of yourself, and things are slow. It's hard when somebody else got the praise for it. You could leave it for tonight.",
  ],
  [
    "unrated",
    { hopeForFuture: 2, senseOfPurpose: 2 },
    "Hope's low, and it isn't clear what it's all for. You gave up something you loved, and it left a gap. What used to be worth getting up for?",
  ],
  [
    "unrated",
    { progressTowardGoals: 5, motivationLevel: 5 },
    "It's going brilliantly, and you're bursting with push. Handing in that piece early was worth every late night. You could stop and look at it.",
  ],
  [
    "people",
    { connectionWithOthers: 1, supportSystemStrength: 1, stressLevel: 4 },
    "It's a stressful evening with nobody to turn to. Go and find whoever else is in and sit in the same room. You don't have to talk.",
  ],
  [
    "people",
    { connectionWithOthers: 2, supportSystemStrength: 2, sleepQuality: 2 },
    "People feel a bit far, and you slept poorly. There'll be an old friend who'd be tickled to hear your voice. You could send two lines.",
  ],
  [
    "promise",
    { stressLevel: 5, hopeForFuture: 2 },
    "You're overwhelmed, and there's little hope. Tonight is the bottom of the curve, and the curve goes up from here. You could go to bed early.",
  ],
  [
    "promise",
    { stressLevel: 4, sleepQuality: 2 },
    "A poor night, and a lot of strain. Get to Friday and the whole thing lets go of you. You could do half of today.",
  ],
  [
    "praise",
    { confidenceLevel: 1, stressLevel: 5 },
    "You're overwhelmed, and you've no trust in yourself. And yet here you are, dealing with it like someone who's done it all before. You could leave the rest.",
  ],
  [
    "praise",
    { confidenceLevel: 1, motivationLevel: 2 },
    "Not much push, and no faith in yourself. The way you notice how you feel is rarer and finer than you know. You could keep the day small.",
  ],
  [
    "comparison",
    { stressLevel: 4, sleepQuality: 2 },
    "There's a lot of strain, after a poor night. You're carrying about what anybody carries at this time of year. You could have an early night.",
  ],
  [
    "comparison",
    { confidenceLevel: 1 },
    "You don't trust yourself at all this evening. Every person on the train home feels the same behind the newspaper. You needn't settle it tonight.",
  ],
  [
    "toxic_positivity",
    { connectionWithOthers: 1, supportSystemStrength: 2 },
    "You're very alone this morning. There's nobody to disappoint but yourself, which is really a kind of freedom. You could have breakfast by a window.",
  ],
  [
    "toxic_positivity",
    { motivationLevel: 1, gratitudeLevels: 1 },
    "No push, and nothing to be thankful for. A grateful heart has no room for gloom, so start with the kettle. You could keep it small.",
  ],
  [
    "pressure",
    { connectionWithOthers: 1, supportSystemStrength: 2 },
    "You're alone this evening. It's up to you to break that, and nobody can do it for you. You could send one line if there's anyone.",
  ],
  [
    "worn",
    { confidenceLevel: 5, motivationLevel: 4 },
    "You're completely sure of yourself and keen to get on. The only limits are the ones you set. You could start with the bit you like.",
  ],
  [
    "contradiction",
    { stressLevel: 5, hopeForFuture: 4 },
    "It's been a calm sort of morning, with a good bit of hope in it. You could carry a cup of something round the house and see which room suits you. There's nothing that wants deciding.",
  ],
  [
    "contradiction",
    { anxietyLevel: 4, sleepQuality: 2 },
    "You slept badly, and now worry has taken over completely. Sit somewhere with a wall behind you and a lamp on. The forms and the phone calls can have the afternoon off.",
  ],
  [
    "contradiction",
    { sleepQuality: 1, focusClarity: 2 },
    "It wasn't your best night, and you may be a little slow to think today. Porridge would be a start, and a coat on by the window. Leave the sums for some other day.",
  ],
  [
    "contradiction",
    { hopeForFuture: 2, connectionWithOthers: 3 },
    "You can see no hope left in any of it this afternoon. That's a hard place to stand. You could put the kettle on, sit near the radio, and ask nothing more of the hours before supper.",
  ],
  [
    "contradiction",
    { motivationLevel: 5, sleepQuality: 4 },
    "You slept well, and all the same it's a struggle to get going this morning. Choose a job that's shorter than a song. If it goes badly, the rest of the jobs needn't hear about it.",
  ],
  [
    "hopeless",
    { progressTowardGoals: 1, hopeForFuture: 2 },
    "Nothing has moved, and hope's low. Nobody could blame you for giving up on the whole of it, and there may be some rest in that. You could have soup, and the sofa, and the quiet.",
  ],
  [
    "hopeless",
    { senseOfPurpose: 1, motivationLevel: 2 },
    "None of it seems to have a point today, and honestly, perhaps it hasn't. Perhaps it all means nothing. You could still open the curtains, and have toast while it's hot, and let the morning go on.",
  ],
  [
    "people",
    { connectionWithOthers: 1, supportSystemStrength: 2 },
    "It's a very lonely evening, without much help about. Think of somebody who always makes you laugh, and hold on to that while the pasta boils. The rest of the evening can be as dull as it likes.",
  ],
  [
    "pressure",
    { sleepQuality: 2, stressLevel: 4 },
    "You slept poorly and there's a lot of stress. An earlier night would have left you with more to meet it with. Have a glass of water by you, and keep to the small jobs until lunch.",
  ],
  [
    "promise",
    { focusClarity: 2, motivationLevel: 2 },
    "Your head's foggy and there's not much drive. A turn round the park will clear your head and bring your energy back. You needn't hurry, and you needn't go further than the gate if it's wet.",
  ],
  [
    "personal",
    { hopeForFuture: 1, supportSystemStrength: 1 },
    "There's no hope you can find, and nobody to turn to. Samaritans are on 116 123 all night, and someone will pick up. You can begin anywhere.",
  ],
  [
    "personal",
    { hopeForFuture: 1, supportSystemStrength: 1 },
    "There's no hope you can find, and nobody to turn to. A helpline is on 116 123 all night, and someone will pick up. You can begin anywhere.",
  ],
  [
    "worn",
    { currentChallengeLevel: 4, confidenceLevel: 4 },
    "It's a hard patch, and you have good confidence to bring to it. Strong winds make strong trees. Take the first part slowly, and leave the rest of it until after lunch.",
  ],
  [
    "pressure",
    { stressLevel: 5, focusClarity: 2 },
    "Stress is as high as it can be and it's not easy to think straight. That's the price of never saying no. Choose one thing to drop, and sit down with a hot drink.",
  ],
  [
    "unrated",
    { hopeForFuture: 2, gratitudeLevels: 2 },
    "Hope and gratitude are both low tonight. With such an important week coming up, that's no wonder. Leave a light on, wrap up warm, and put on some music you know well.",
  ],
  [
    "hopeless",
    { senseOfPurpose: 1 },
    "Right now there's no sense of purpose at all. Perhaps there never was one. Have some breakfast, feel the mug in your hands, and let the morning be only that.",
  ],
  [
    "contradiction",
    { connectionWithOthers: 1, gratitudeLevels: 4 },
    "It's been an evening of feeling connected, and there's a lot you're grateful for. Put the kettle on, find a warm chair, and leave the rest of the list where it is.",
  ],
])("unfit, %s, for %o: %s", (flaw, rated, text) => {
  expect(flaws(text, { levels: levels(rated), care: false, recentTexts: [] })).toContain(flaw);
});

test.each<[Rated, care: boolean, text: string]>([
  [
    { sleepQuality: 1, stressLevel: 4, motivationLevel: 2 },
    false,
    "You've had a dreadful night and there's a lot pressing on you. Not much is going to be clever today, and it needn't be. Do the next thing badly, or do it lying down, or leave it for somebody with more sleep in them.",
  ],
  [
    { connectionWithOthers: 1, supportSystemStrength: 1, hopeForFuture: 1, stressLevel: 4 },
    true,
    "There's no hope you can feel this evening and no one close to you. That's too heavy to sit with by yourself. The people on this screen talk to strangers all night, and you wouldn't have to be tidy about it.",
  ],
  [
    { motivationLevel: 5, progressTowardGoals: 4, hopeForFuture: 5, sleepQuality: 4 },
    false,
    "You're raring to go, things are moving, and there's a great deal of hope about. It'd be a shame not to use it on the thing you've been saving. Or you could just walk about being pleased.",
  ],
  [
    { gratitudeLevels: 5, connectionWithOthers: 5, sleepQuality: 5 },
    false,
    "A marvellous night, people very near, and more to be thankful for than you can count. It's the sort of morning that wants nothing added. Have the good marmalade.",
  ],
  [
    { connectionWithOthers: 1, motivationLevel: 4, hopeForFuture: 4 },
    false,
    "You're keen to get on and hopeful about it, and there isn't anyone close to share that with. It's odd to have good news and no one to ring. Would telling a stranger in a queue be ridiculous, or rather nice?",
  ],
  [
    { urgencyOfNeed: 5, currentChallengeLevel: 5, focusClarity: 1 },
    false,
    "It all feels like now, it's as hard as it gets, and you can't hold a thought. Anything you drop today was probably going to be dropped by anybody. Pick one thing you can do with your hands.",
  ],
  [
    { senseOfPurpose: 5, motivationLevel: 4, progressTowardGoals: 1 },
    false,
    "You know exactly what matters to you, you've plenty of drive, and nothing's budging. That's not a lack of trying. What would it be like to leave it completely alone until tomorrow?",
  ],
  [
    { gratitudeLevels: 1, motivationLevel: 1, hopeForFuture: 2 },
    false,
    "Nothing feels worth a thank-you this evening, and there isn't any push in you. Nobody's marking it. You can have toast for supper and call that the whole of the evening.",
  ],
  [
    { currentChallengeLevel: 5, confidenceLevel: 2, supportSystemStrength: 4 },
    false,
    "What you're facing is enormous, and you don't feel sure you're the person for it. Maybe it isn't a job for a person. Maybe it's a job for three, and you've good help behind you.",
  ],
  [
    { focusClarity: 1, sleepQuality: 2, stressLevel: 4 },
    false,
    "You can't think straight, you slept poorly, and there's a lot of strain. It's not your brain being broken or you being dim. Numbers and long letters can wait for a kinder hour.",
  ],
  [
    { supportSystemStrength: 1, currentChallengeLevel: 4, stressLevel: 4 },
    false,
    "It's hard, there's a lot of strain, and there's nobody to hand any of it to. Asking isn't failing. A library, a council office or an advice line has people in it whose whole day is other people's muddles.",
  ],
  [
    { motivationLevel: 2, gratitudeLevels: 4, physicalComfort: 4 },
    false,
    "You're thankful and comfortable, and you can't be bothered to do very much. Those go together well, in an armchair. It could be that this afternoon is simply for sitting in.",
  ],
  [
    { confidenceLevel: 2, hopeForFuture: 2, progressTowardGoals: 2 },
    false,
    "Not much faith in yourself, not much hope, and slow going. It would be odd if you weren't low. You haven't got to turn it round tonight; you could just not add to it.",
  ],
  [
    { physicalComfort: 2, motivationLevel: 4, stressLevel: 2 },
    false,
    "Your body's grumbling a bit and you'd still like to get on with things. Could you do the sitting-down half first? The rest may have to be asked nicely.",
  ],
  [
    { hopeForFuture: 2, senseOfPurpose: 2, motivationLevel: 2 },
    false,
    "It's not all that clear where you're heading and there isn't much push to get there. That's fine for an evening. Knowing the way isn't the price of a hot bath.",
  ],
  [
    { connectionWithOthers: 4, supportSystemStrength: 1, stressLevel: 5 },
    false,
    "People feel close, and somehow none of it turns into help. You're overwhelmed, and they mightn't know. Could you ask for something small enough to be carried in one hand, like an hour or a lift?",
  ],
  [
    { stressLevel: 4, sleepQuality: 2, connectionWithOthers: 2, supportSystemStrength: 2 },
    false,
    "You're under a lot of strain, short of sleep, and a bit far from everyone. It'd be easier with another pair of hands. If no one comes to mind, that's a gap and not a fault of yours.",
  ],
  [
    { physicalComfort: 1, hopeForFuture: 2, anxietyLevel: 4 },
    false,
    "You're in pain and worried, with not much hope to go on. If it's the pain that worries you, a chemist or a nurse can be asked tonight. They've heard odder things.",
  ],
  [
    { stressLevel: 3, gratitudeLevels: 3 },
    false,
    "It's a middling sort of afternoon, neither one thing nor the other. There's something to be said for days that don't want a name. You might have the window open and a biscuit.",
  ],
  [
    { motivationLevel: 4, sleepQuality: 4, connectionWithOthers: 2 },
    false,
    "You've slept, you've some go in you, and people seem a bit far off. Going out where there are other faces might do, even if you don't speak to a soul. Or is tonight a night for your own company?",
  ],
  [
    { currentChallengeLevel: 4, motivationLevel: 4, supportSystemStrength: 4 },
    false,
    "It's difficult, and you've got the push for it and good help as well. You don't have to want it to be difficult. Still, you're not meeting it with empty hands.",
  ],
  [
    { sleepQuality: 1, currentChallengeLevel: 5, urgencyOfNeed: 4 },
    false,
    "Almost no sleep, the hardest sort of day, and it won't wait. You've every right to be cross. Eat something first; it's easier to be cross on a full stomach.",
  ],
  [
    { sleepQuality: 1, anxietyLevel: 4 },
    false,
    "You barely slept, and the worry kept you company. It's no wonder today feels made of the wrong stuff. You could do one thing before noon and nothing after it.",
  ],
  [
    { connectionWithOthers: 1, supportSystemStrength: 2, sleepQuality: 2 },
    false,
    "People feel a long way off, and last night wasn't up to much. If there's a friend you've been meaning to write to, this could be the evening. If there isn't, there's a helpline with a kettle on.",
  ],
  [
    { currentChallengeLevel: 5, stressLevel: 5, supportSystemStrength: 1 },
    false,
    "It's as hard as it gets, you're overwhelmed and you've got no backup. It would be too much for two people. Is there any part of it that simply doesn't get done today?",
  ],
  [
    { gratitudeLevels: 5, connectionWithOthers: 5 },
    false,
    "So much to be thankful for this evening, and people so very close. You could tell them, or you could pass the potatoes in a way that says it.",
  ],
  [
    { supportSystemStrength: 2, connectionWithOthers: 2, anxietyLevel: 4 },
    false,
    "There's plenty of worry tonight, and few people to tell. It isn't weak to want someone. An advice line would do for the practical half, and a listening line for the other.",
  ],
  [
    { motivationLevel: 1, sleepQuality: 3, hopeForFuture: 2 },
    false,
    "There's no push in you at all and only a bit of hope. You don't owe today an explanation. Toast, a wash and the window open would be a perfectly good morning's work.",
  ],
  [
    { stressLevel: 4, supportSystemStrength: 4, connectionWithOthers: 4 },
    false,
    "There's a good deal of strain, and good people either side of it. You could ask one of them for something dull, like posting a parcel. They'd be glad of something they could actually do.",
  ],
  [
    { connectionWithOthers: 1, supportSystemStrength: 1, gratitudeLevels: 1, hopeForFuture: 2 },
    false,
    "No one near, no one to turn to, and nothing you can feel glad of. It's a cold sort of evening, even indoors. You might put a voice on in the room, and you might ring one.",
  ],
  [
    { focusClarity: 5, motivationLevel: 2 },
    false,
    "Your head's as clear as glass, and there's not much push to go with it. You might use it for thinking, then, rather than doing. Is there something you've wanted to understand?",
  ],
  [
    { hopeForFuture: 4, connectionWithOthers: 2, supportSystemStrength: 2 },
    false,
    "There's hope this morning, and not many people to tell. You could tell it to somebody behind a counter, in weather form: “Looks brighter today.” It counts.",
  ],
  [
    { currentChallengeLevel: 4, confidenceLevel: 2, sleepQuality: 2 },
    false,
    "It's difficult, you slept badly, and you doubt yourself. Two of those would make anybody doubt the third thing. You could hold off on any verdicts until you've slept.",
  ],
  [
    { anxietyLevel: 2, stressLevel: 2, sleepQuality: 4, physicalComfort: 4 },
    false,
    "Little worry, little stress, a good night and a body at ease. There's a lot to be said for a day with nothing wrong in it. You could get the good cups down.",
  ],
  [
    { connectionWithOthers: 5, hopeForFuture: 1 },
    false,
    "You couldn't be closer to people, and you can't find any hope. One doesn't cure the other, whatever anyone thinks. You could tell one of them, “I'm fine with you and not fine with the rest.”",
  ],
  [
    { hopeForFuture: 1, sleepQuality: 1, supportSystemStrength: 2, connectionWithOthers: 2 },
    false,
    "No hope to be found, and hardly any sleep to look for it with. You don't have to find it tonight. If it gets so you can't bear it, ring a helpline; being this tired is reason enough.",
  ],
  [
    { hopeForFuture: 1, supportSystemStrength: 1, anxietyLevel: 5 },
    true,
    "You're terrified, there's no hope you can find, and there's nobody to turn to. A helpline is open all night, and someone will pick up. You can begin with how frightened you are and leave it there.",
  ],
  [
    { progressTowardGoals: 5, senseOfPurpose: 4 },
    false,
    "It's going brilliantly with your goals, and you know what matters to you. You're going to bed with something to be pleased about. Let your jaw unclench, and let the list have a night off as well.",
  ],
  [
    { connectionWithOthers: 4, confidenceLevel: 2 },
    false,
    "You're not very sure of yourself this afternoon, and other people feel close all the same. You only have to be company, and nobody's asking for more. Is there someone you'd like to be quiet with?",
  ],
  [
    { sleepQuality: 2, anxietyLevel: 4 },
    false,
    "A poor night and a lot of worry make for a long night and a longer morning. Get some air while it's light, if you can. It's no sign that you're doing anything wrong.",
  ],
  [
    { senseOfPurpose: 2 },
    false,
    "It's hard to see what it's all for this evening. You don't have to settle that tonight, and nobody's marking the answer. A small job with an end to it might sit better with you.",
  ],
  [
    { currentChallengeLevel: 4, sleepQuality: 4 },
    false,
    "What you're facing is hard, but at least you've slept well. Do the piece of it that needs a fresh head first, and let the rest of it wait its turn.",
  ],
  [
    { urgencyOfNeed: 4, sleepQuality: 2 },
    false,
    "You've slept badly, and you could do with some help soon. Your GP surgery can tell you what there is, and a helpline can listen in the meantime. Neither of them needs it put tidily.",
  ],
])("fit for %o (care: %s): %s", (rated, care, text) => {
  expect(flaws(text, { levels: levels(rated), care, recentTexts: [] })).toEqual([]);
});
