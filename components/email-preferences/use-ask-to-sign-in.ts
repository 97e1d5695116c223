"use client";

import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast-store";

/** Says that saving needs a member, and leads to the sign-in page. */
export function useAskToSignIn(): () => void {
  const router = useRouter();
  return () => {
    toast({
      title: "Authentication Required",
      description: "Please log in to save your preferences.",
      variant: "destructive",
    });
    router.push("/auth");
  };
}
