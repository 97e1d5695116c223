"use client";

import { LogOut } from "lucide-react";

const HREF = "/api/logout";

/** A plain link: a router link would fetch the address ahead and sign the member out. */
export function SignOut({ label = "Sign out", withWord = false }: { label?: string; withWord?: boolean }) {
  if (withWord) {
    return (
      <a href={HREF} onClick={forgetThisTab} className="btn ghost small text-ink">
        <LogOut />
        <span className="word">{label}</span>
      </a>
    );
  }
  return (
    <a href={HREF} onClick={forgetThisTab} className="icon-btn" aria-label={label}>
      <LogOut />
    </a>
  );
}

/** What the tab still held, such as an unfinished check-in, was the member's. */
function forgetThisTab() {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that refuses its storage holds nothing.
  }
}
