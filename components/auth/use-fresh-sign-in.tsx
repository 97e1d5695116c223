"use client";

import { useState } from "react";
import { FreshSignInDialog } from "@/components/auth/fresh-sign-in-dialog";
import { HttpError } from "@/lib/http/client";

/** The person was asked for their password and closed the question: nothing failed, and nothing was done. */
export class NotConfirmed extends Error {}

interface Question {
  answer: (isConfirmed: boolean) => void;
}

/** Runs acts that need a fresh sign-in: where it is too old, asks for the password and runs the act again. */
export function useFreshSignIn() {
  const [question, setQuestion] = useState<Question | null>(null);

  async function withFreshSignIn<Result>(act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof HttpError && error.needsFreshSignIn)) throw error;
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(null);
      if (!isConfirmed) throw new NotConfirmed();
      return act();
    }
  }

  const freshSignIn = (
    <FreshSignInDialog
      open={question !== null}
      onDone={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    />
  );
  return { withFreshSignIn, freshSignIn };
}
