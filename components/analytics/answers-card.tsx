import { Card, CardTitle } from "@/components/ui/card";
import type { Answers } from "@/lib/moods/schema";
import { answersInWords, stillToCome } from "./answer-words";

/** What a member's entries answer, and once what they don't yet. */
export function AnswersCard({ answers }: { answers: Answers }) {
  const said = answersInWords(answers);
  const later = stillToCome(answers);
  return (
    <Card>
      <CardTitle>What your entries show</CardTitle>
      {said.length > 0 && (
        <dl className="rows mt-2">
          {said.map(({ question, text, list }) => (
            <div key={question} className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[14rem_1fr]">
              <dt className="font-semibold">{question}</dt>
              <dd className="max-w-[62ch]">
                {text}
                {list && (
                  <ul className="mt-1 grid gap-1">
                    {list.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {answers.leavesOut && (
        <p className="max-w-[62ch] pt-3 text-sm text-ink-soft">
          Imported entries with one overall level are left out wherever moods are compared: they're on another
          scale than your ratings.
        </p>
      )}
      {later && <p className="max-w-[62ch] pt-3 text-ink-soft">{later}</p>}
    </Card>
  );
}
