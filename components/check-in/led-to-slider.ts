let isLed = false;

/** Whoever presses what leads to a check-in and goes with its dialog has no place left: the check-in is to give them one. */
export function leadToSlider(): void {
  isLed = true;
}

/** The journey never arrived: somebody is on another screen. */
export function forgetLead(): void {
  isLed = false;
}

/** Whether somebody was led to the check-in that has just come; it is told once. */
export function wasLedToSlider(): boolean {
  const wasLed = isLed;
  isLed = false;
  return wasLed;
}
