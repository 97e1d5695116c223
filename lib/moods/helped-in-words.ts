import type { Wish } from "@/lib/check-ins/rules";

const FORM_WORDS: Record<Wish, string> = {
  comfort: "that offered comfort",
  step: "with a small step in them",
  view: "that took a wider view",
  heard: "that only listened",
};

export interface HelpedByForm {
  gives: Wish;
  helped: number;
  judged: number;
}

/** "Of 6 quotes that only listened, you said 5 helped." */
export function helpedInWords({ gives, helped, judged }: HelpedByForm): string {
  const those = helped === 0 ? "none" : helped === judged ? "all of them" : helped;
  return `Of ${judged} quotes ${FORM_WORDS[gives]}, you said ${those} helped.`;
}
