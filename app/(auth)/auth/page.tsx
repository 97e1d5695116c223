import type { Metadata } from "next";
import { AuthCard } from "@/components/auth/auth-card";
import { AuthScene } from "@/components/auth/auth-scene";
import { LegalNote } from "@/components/auth/legal-note";
import { NobodyHere } from "@/components/device/somebody-here";
import { DemoMark } from "@/components/layout/brand";
import { SkipLink } from "@/components/layout/top-bar";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { isDemo } from "@/lib/config/env";

export const metadata: Metadata = { title: "Sign In" };

export default function AuthPage() {
  return (
    <>
      <SkipLink />
      <NobodyHere />
      <div className="auth">
        <AuthScene />
        <main id="main" tabIndex={-1} className="auth-main">
          <h1>
            <VisuallyHidden>Sign in or create an account</VisuallyHidden>
          </h1>
          <AuthCard />
          <LegalNote />
          {isDemo() && (
            <p className="mt-5 text-center">
              <DemoMark />
            </p>
          )}
        </main>
      </div>
    </>
  );
}
