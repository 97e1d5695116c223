import { useState } from "react";
import { PreferenceRows } from "@/components/email-preferences/preference-rows";
import { useAskToSignIn } from "@/components/email-preferences/use-ask-to-sign-in";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { DEFAULT_PREFERENCES } from "@/lib/email-preferences/rules";

/** What a visitor sees: the choices as they start out, and the way to sign in. */
export function SignedOutPreferences() {
  const [chosen, setChosen] = useState(DEFAULT_PREFERENCES);
  const askToSignIn = useAskToSignIn();
  return (
    <Card variant="lift">
      <CardTitle>What we can email you</CardTitle>
      <PreferenceRows chosen={chosen} onChoose={setChosen} />
      <Button block className="mt-4" onClick={askToSignIn}>
        Log In to Save Preferences
      </Button>
    </Card>
  );
}
