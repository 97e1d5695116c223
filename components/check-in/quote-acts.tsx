"use client";

import { useMutation } from "@tanstack/react-query";
import { Share } from "lucide-react";
import { useState } from "react";
import { OwnLine } from "@/components/entry/own-line";
import { Queries } from "@/components/layout/query-client";
import { PictureButton, SaveButton } from "@/components/quote/share-acts";
import { useShareQuote } from "@/components/quote/share-quote";
import { Button } from "@/components/ui/button";
import { comeInSight } from "@/components/ui/come-in-sight";
import { toastFailure } from "@/components/ui/toast-failure";
import { call } from "@/lib/http/client";
import type { Because } from "@/lib/moods/taste";
import type { GeneratedQuote } from "@/lib/words/schema";

interface QuoteActsProps {
  quote: GeneratedQuote;
  /** Other words are on their way: of these, only the member's own line stays. */
  isPending: boolean;
  onAnother: () => void;
}

/** What one can do with the words. */
export function QuoteActs({ quote, isPending, onAnother }: QuoteActsProps) {
  return (
    <Queries>
      {!isPending && <ShareOrSave key={quote.id} quote={quote} />}
      {!isPending && <AfterWords key={`after ${quote.id}`} quote={quote} onAnother={onAnother} />}
      <OwnLine
        key={`line of ${quote.checkInId}`}
        checkInId={quote.checkInId}
        line={quote.line}
        className="mt-3"
      />
    </Queries>
  );
}

/** Shares the words, keeps them, makes a picture of them. */
function ShareOrSave({ quote }: { quote: GeneratedQuote }) {
  const share = useShareQuote("Copied!");
  return (
    <div className="acts">
      <Button variant="outline" onClick={() => share(quote.text)}>
        <Share />
        Share
      </Button>
      <SaveButton quote={quote} />
      <PictureButton text={quote.text} className="col-span-2" />
    </div>
  );
}

const REASONS: readonly [Because, string][] = [
  ["too_cheerful", "Too cheerful"],
  ["too_heavy", "Too heavy"],
  ["not_about_me", "Not about me"],
  ["too_long", "Too long"],
];

interface AfterWordsProps {
  quote: GeneratedQuote;
  /** Asks for another text for the same check-in. */
  onAnother: () => void;
}

/** Whether the words helped, why not, and another text; all of it quiet and none of it asked for. */
function AfterWords({ quote, onAnother }: AfterWordsProps) {
  const [said, setSaid] = useState<{ helped: boolean; because?: Because }>();
  const telling = useMutation({
    mutationFn: (feedback: { helped: boolean; because?: Because }) =>
      call("/api/quotes/[id]/feedback", { method: "POST", params: { id: quote.id }, body: feedback }),
    onMutate: setSaid,
    onError: (error, feedback) => {
      setSaid((now) => (now === feedback ? undefined : now));
      toastFailure("Not saved", error, "We couldn't save that. Please try again.");
    },
  });
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2">
        <Choice isOn={said?.helped === true} onClick={() => telling.mutate({ helped: true })}>
          This helped
        </Choice>
        <Choice isOn={said?.helped === false} onClick={() => telling.mutate({ helped: false })}>
          Not quite
        </Choice>
      </div>
      <div aria-live="polite">
        {said?.helped === true && (
          <p className="mt-3 mb-2 text-ink-soft text-[0.9375rem]">Thank you. We'll remember that.</p>
        )}
        {said?.helped === false && (
          <div ref={comeInSight}>
            <p className="mt-3 mb-2 text-ink-soft text-[0.9375rem]">
              What wasn't right? Only if you'd like to say.
            </p>
            <div className="flex flex-wrap gap-2">
              {REASONS.map(([because, label]) => (
                <Choice
                  key={because}
                  isOn={said.because === because}
                  onClick={() => telling.mutate({ helped: false, because })}
                >
                  {label}
                </Choice>
              ))}
            </div>
            {quote.othersLeft > 0 ? (
              <Button variant="tonal" block className="mt-3" onClick={onAnother}>
                Another one
              </Button>
            ) : (
              <p className="mt-3 mb-2 text-ink-soft text-[0.9375rem]">
                That was the last quote for this check-in. Move a slider to start a new check-in.
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

interface ChoiceProps {
  isOn: boolean;
  onClick: () => void;
  children: string;
}

function Choice({ isOn, onClick, children }: ChoiceProps) {
  return (
    <Button variant={isOn ? "tonal" : "outline"} size="small" aria-pressed={isOn} onClick={onClick}>
      {children}
    </Button>
  );
}
