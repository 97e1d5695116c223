import { HelpNow } from "@/components/crisis/help-now";
import { Brand } from "@/components/layout/brand";
import { Valley } from "@/components/layout/valley";

/** The valley at the left, at the top on phones, with what the place is about. */
export function AuthScene() {
  return (
    <header className="auth-scene">
      <Valley scene="tall" />
      <div className="auth-top">
        <Brand />
        <HelpNow />
      </div>
      <p className="display auth-say">
        A light left on,
        <br />
        whatever the hour.
      </p>
    </header>
  );
}
