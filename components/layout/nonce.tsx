"use client";

import { getNonce, setNonce } from "get-nonce";

/**
 * Hands the document's nonce to Radix, which adds a style tag while a dialog is open. Dynamic pages only. The policy is
 * the one that came with the document: pages that the router shows in it later bring nonces that are not in it.
 */
export function Nonce({ nonce }: { nonce: string }) {
  if (typeof window !== "undefined" && !getNonce()) setNonce(nonce);
  return null;
}
