"use client";

import { useState } from "react";
import { OPENED_KEY } from "@/lib/http/theme-script";

const ADDRESS = "/api/logout";

/** A plain link: a router link would fetch the address ahead and sign the member out. */
export function SignOutLink(props: Omit<React.ComponentProps<"a">, "href" | "onClick">) {
  const [isLeaving, setLeaving] = useState(false);
  function onClick(event: React.MouseEvent) {
    event.preventDefault();
    if (isLeaving) return;
    setLeaving(true);
    signOut();
  }
  return <a {...props} href={ADDRESS} aria-busy={isLeaving || undefined} onClick={onClick} />;
}

/** What the tab and the device still hold is the member's: it goes before they do. */
function signOut() {
  try {
    sessionStorage.clear();
    // What comes next is the landing page, and its opening is for who arrives.
    sessionStorage.setItem(OPENED_KEY, "1");
  } catch {
    // A browser that refuses its storage holds nothing.
  }
  void import("@/lib/device/leave-device")
    .then(({ leaveDevice }) => leaveDevice())
    .catch(() => {})
    .finally(() => window.location.assign(ADDRESS));
}
