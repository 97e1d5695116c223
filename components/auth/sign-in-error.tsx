"use client";

import { CircleAlert } from "lucide-react";
import { Note } from "@/components/ui/note";
import { signInErrorWords } from "@/lib/access/sign-in-errors";
import { useAddressParameter } from "./use-address-parameter";

/** Why signing in with a provider led back here. */
export function SignInError() {
  const words = signInErrorWords(useAddressParameter("error"));
  if (!words) return null;
  return (
    <div role="alert" className="mb-4">
      <Note tone="honey" icon={<CircleAlert />}>
        {words}
      </Note>
    </div>
  );
}
