"use client";

import { forgetDevice } from "@/lib/offline/device";

/** A plain link: a router link would fetch the address ahead and sign the member out. */
export function SignOutLink(props: Omit<React.ComponentProps<"a">, "href" | "onClick">) {
  return <a {...props} href="/api/logout" onClick={forgetMember} />;
}

/** What the tab and the device still held, such as an unfinished check-in, was the member's. */
function forgetMember() {
  void forgetDevice();
  try {
    sessionStorage.clear();
  } catch {
    // A browser that refuses its storage holds nothing.
  }
}
