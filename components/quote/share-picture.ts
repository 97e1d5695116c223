import { toast } from "@/components/ui/toast";

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
