import { toast } from "@/components/ui/toast-store";

/** Shares a quote's text through the system, or copies it where there is no such way. */
export async function shareQuote(text: string): Promise<void> {
  try {
    if (typeof navigator.share === "function") {
      const answer = await shareNatively(text);
      if (answer !== "failed") return;
    }
    await navigator.clipboard.writeText(text);
    toast({ title: "Copied!", description: "Quote copied to clipboard." });
  } catch {
    toast({
      title: "Share Failed",
      description: "Unable to share quote. Please try again.",
      variant: "destructive",
    });
  }
}

async function shareNatively(text: string): Promise<"shared" | "cancelled" | "failed"> {
  try {
    await navigator.share({ text });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "failed";
  }
}
