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

export function canSharePicture(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/** Hands the picture, and no word beside it, to the system's own sheet. Closing the sheet says nothing. */
export async function sharePicture(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast({
      title: "Share Failed",
      description: "We couldn't share the picture. You can download it instead.",
      variant: "destructive",
    });
  }
}

export function toastPictureFailed(): void {
  toast({
    title: "Picture Failed",
    description: "We couldn't make the picture. Please try again.",
    variant: "destructive",
  });
}
