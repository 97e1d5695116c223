"use client";

import { useCallback } from "react";
import { toast } from "@/components/ui/toast";

/**
 * Shares a quote by the system's own sheet, else copies it. Closing the sheet says nothing.
 *
 * @param copiedTitle the title of the toast that says it was copied
 */
export function useShareQuote(copiedTitle = "Quote Copied"): (text: string) => Promise<void> {
  return useCallback((text: string) => shareQuote(text, copiedTitle), [copiedTitle]);
}

async function shareQuote(text: string, copiedTitle: string) {
  if (await sharedBySheet(text)) return;
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: copiedTitle, description: "Quote copied to clipboard." });
  } catch {
    toast({
      title: "Share Failed",
      description: "Unable to share quote. Please try again.",
      variant: "destructive",
    });
  }
}

/** Whether the sheet took care of it; a sheet that was closed did. */
async function sharedBySheet(text: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
