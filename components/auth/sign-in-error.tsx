"use client";

import { CircleAlert } from "lucide-react";
import { Note } from "@/components/ui/note";
import { signInErrorWords } from "@/lib/access/sign-in-errors";
import { useAddressParameter } from "./use-address-parameter";

const OTHERWISE = "That sign-in didn't work. Please try again, or use your email and password.";

/** Why signing in with a provider led back here. */
export function SignInError() {
  const code = useAddressParameter("error");
  if (!code) return null;
  const words = signInErrorWords(code) ?? OTHERWISE;
  return (
    <div role="alert" className="mb-4">
      <Note tone="honey" icon={<CircleAlert />}>
        {words}
      </Note>
    </div>
  );
}
