"use client";

import { useEffect } from "react";
import type { core } from "zod";
import { followCover } from "@/components/device/cover-choice";
import { followInstallOffer } from "@/components/device/install-store";
import { showCarriedToast, useToast } from "@/components/ui/toast";
import { useLater } from "@/components/ui/use-later";

// The bundler gives every page, and each of the fallbacks (an error, no such page), its own copy of a module that the
// root layout does not have. What stands on nearly all of them is named here, so that a visit loads it once.
import "@/components/ui/app-link";
import "./fallbacks-later";

const loadBeside = () => import("./beside-every-page").then((module) => module.BesideEveryPage);

interface ProvidersProps {
  /** What the product is called: handed in, because all that is kept with it would come with every page's script. */
  name: string;
  children: React.ReactNode;
}

/** Every page, and what stands beside it, which comes after the page's own script. */
export function Providers({ name, children }: ProvidersProps) {
  // Before anything on this page can have its own.
  useEffect(showCarriedToast, []);
  // Nobody is to see the page before its cover comes.
  useEffect(() => followCover(name), [name]);
  // The browser makes its offer once, and does not wait for the rest.
  useEffect(followInstallOffer, []);
  // Not come, a toast asks for it once more: the connection may be back.
  const { toasts } = useToast();
  const BesideEveryPage = useLater(loadBeside, toasts[0]?.id ?? true);
  return (
    <>
      {children}
      {BesideEveryPage && <BesideEveryPage />}
    </>
  );
}

/**
 * Has the browser fetch the faces once it has asked for the styles. Not from a server's component: React would then
 * name them in a header and first in the document, and they would hold the styles up.
 */
export function FontPreloads({ files }: { files: readonly string[] }) {
  return files.map((file) => (
    <link
      key={file}
      rel="preload"
      as="font"
      type="font/woff2"
      href={file}
      crossOrigin=""
      fetchPriority="low"
    />
  ));
}

// zod tries whether it may make functions out of text. The security policy forbids that, and browsers report each try.
// It may be loaded before this or long after, so what it reads is set by name.
const shared = globalThis as typeof globalThis & { __zod_globalConfig?: core.$ZodConfig };
if (typeof window !== "undefined") {
  shared.__zod_globalConfig ??= {};
  shared.__zod_globalConfig.jitless = true;
}
