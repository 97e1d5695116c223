import { toast } from "@/components/ui/toast-store";

export function toastPictureFailed(): void {
  toast({
    title: "Picture Failed",
    description: "The picture could not be made. Please try again.",
    variant: "destructive",
  });
}
