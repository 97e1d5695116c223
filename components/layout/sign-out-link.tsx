"use client";

import { OPENED_KEY } from "@/lib/opening-script";

/** A plain link: a router link would fetch the address ahead and sign the member out. */
export function SignOutLink(props: Omit<React.ComponentProps<"a">, "href" | "onClick">) {
  return <a {...props} href="/api/logout" onClick={forgetThisTab} />;
}

/** What the tab still held, such as an unfinished check-in, was the member's. */
function forgetThisTab() {
  try {
    sessionStorage.clear();
    // What comes next is the landing page, and its opening is for who arrives.
    sessionStorage.setItem(OPENED_KEY, "1");
  } catch {
    // A browser that refuses its storage holds nothing.
  }
}
