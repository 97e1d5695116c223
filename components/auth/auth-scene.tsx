import { Brand } from "@/components/layout/brand";
import { HelpNow } from "@/components/layout/help-now";
import { Valley } from "@/components/layout/valley";

/** The valley at the left, at the top on phones, with what the place is about. */
export function AuthScene() {
  return (
    <div className="auth-scene">
      <Valley scene="tall" />
      <header className="auth-top">
        <Brand />
        <HelpNow />
      </header>
      <p className="display auth-say">
        A light left on,
        <br />
        whatever the hour.
      </p>
    </div>
  );
}
