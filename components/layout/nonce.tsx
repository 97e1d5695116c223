"use client";

import { setNonce } from "get-nonce";

/** Hands the page's nonce to Radix, which adds a style tag while a dialog is open. Dynamic pages only. */
export function Nonce({ nonce }: { nonce: string }) {
  setNonce(nonce);
  return null;
}
