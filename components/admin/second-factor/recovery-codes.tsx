"use client";

import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";

interface NewRecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, the one time that they are shown. */
export function NewRecoveryCodes({ codes, onKept }: NewRecoveryCodesProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast({ title: "Copied" });
    } catch (error) {
      toastFailure(
        "Not copied",
        error,
        "Your browser didn't allow it. Please select the codes and copy them.",
      );
    }
  }
  return (
    <Card variant="lift" className="max-w-160">
      <CardTitle>Your recovery codes</CardTitle>
      <p className="mt-2 text-ink-soft">
        For when your app or passkey is out of reach. Each works once. Keep them where you'd keep a spare key:
        they aren't shown again.
      </p>
      <ul className="mt-4 grid gap-x-6 gap-y-2 font-semibold tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button variant="outline" onClick={copy}>
          Copy
        </Button>
        <Button onClick={onKept}>I've saved them</Button>
      </div>
    </Card>
  );
}
