"use client";

import { useState } from "react";
import type { NewsletterAudience } from "@/lib/newsletter/console/schema";

const EMPTY = { subject: "", content: "" };

/** What is being written and to whom; emptied, it is for the newsletter's readers again. */
export function useDraft() {
  const [words, setWords] = useState(EMPTY);
  const [audience, setAudience] = useState<NewsletterAudience>("subscribers");
  return {
    ...words,
    audience,
    isBlank: words.subject.trim() === "" || words.content.trim() === "",
    setSubject: (subject: string) => setWords((last) => ({ ...last, subject })),
    setContent: (content: string) => setWords((last) => ({ ...last, content })),
    setAudience,
    empty: () => {
      setWords(EMPTY);
      setAudience("subscribers");
    },
  };
}
