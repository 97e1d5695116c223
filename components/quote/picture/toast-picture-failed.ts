import { toast } from "@/components/ui/toast-store";

export function toastPictureFailed(): void {
  toast({
    title: "Picture Failed",
    description: "We couldn't make the picture. Please try again.",
    variant: "destructive",
  });
}
