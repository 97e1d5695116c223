import { useEffect, useRef, useState } from "react";
import type { NewsletterAudience } from "@/lib/newsletter/console/schema";

const EMPTY = { subject: "", content: "" };
const DRAFT = "newsletter-draft";

function keptDraft(): typeof EMPTY {
  try {
    const { subject, content } = JSON.parse(sessionStorage.getItem(DRAFT) ?? "{}");
    return { subject: String(subject ?? ""), content: String(content ?? "") };
  } catch {
    return EMPTY;
  }
}

function keepDraft(words: typeof EMPTY): void {
  try {
    if (words.subject || words.content) sessionStorage.setItem(DRAFT, JSON.stringify(words));
    else sessionStorage.removeItem(DRAFT);
  } catch {
    // Without storage it stays as long as the page.
  }
}

/** What is being written and to whom, kept with the tab until it is sent; emptied, it is for the newsletter's readers again. */
export function useDraft() {
  const [words, setWords] = useState(EMPTY);
  const isRestored = useRef(false);
  useEffect(() => {
    // What the server renders is empty: what was kept comes after.
    if (isRestored.current) keepDraft(words);
    else setWords(keptDraft());
    isRestored.current = true;
  }, [words]);
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
