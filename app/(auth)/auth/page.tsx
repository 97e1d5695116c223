import type { Metadata } from "next";
import { AuthCard } from "@/components/auth/auth-card";
import { AuthScene } from "@/components/auth/auth-scene";
import { LegalNote } from "@/components/auth/legal-note";
import { NobodyHere } from "@/components/device/nobody-here";
import { DemoMark, SkipLink } from "@/components/layout/top-bar";
import { VisuallyHidden } from "@/components/ui/spinner";
import { isDemo } from "@/lib/config/env";

export const metadata: Metadata = { title: "Sign In" };

export default function AuthPage() {
  return (
    <>
      <SkipLink />
      <NobodyHere />
      <div className="relative min-h-dvh pb-8 lg:grid lg:grid-cols-[1.12fr_1fr] lg:p-0">
        <AuthScene />
        <main
          id="main"
          tabIndex={-1}
          className="relative max-w-120 mx-auto px-4 py-0 lg:grid lg:content-center lg:w-full lg:py-8"
        >
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
