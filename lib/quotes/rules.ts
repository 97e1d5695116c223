import { DIMENSION, type DimensionKey, type Levels, type TimeOfDay } from "@/lib/check-ins/dimensions";

/**
 * Whether a check-in shows acute distress: hope and purpose both at 1, together with anxiety,
 * stress or urgency at 5. It changes the tone and adds the crisis lines; it never blocks,
 * never diagnoses and is sent to nobody.
 */
export function needsCrisisCare(levels: Levels): boolean {
  const emptied = levels.hopeForFuture === 1 && levels.senseOfPurpose === 1;
  const pressed = levels.anxietyLevel === 5 || levels.stressLevel === 5 || levels.urgencyOfNeed === 5;
  return emptied && pressed;
}

/** Why these words, in one line: "You rated sleep 2 and hope 4 this evening". */
export function reasonLine(levels: Levels, timeOfDay: TimeOfDay, leaning: readonly DimensionKey[]): string {
  const ratings = leaning.slice(0, 3).map((key) => `${DIMENSION[key].label.toLowerCase()} ${levels[key]}`);
  return ratings.length === 0
    ? `You checked in this ${timeOfDay}`
    : `You rated ${inEnglish(ratings)} this ${timeOfDay}`;
}

function inEnglish(items: readonly string[]): string {
  return items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} and ${items.slice(-1).join("")}`;
}
