import type { Metadata } from "next";
import { headers } from "next/headers";
import RootLayout, { viewport as rootViewport } from "@/app/layout";
import { Nonce } from "@/components/layout/nonce";
import { PageNotFound } from "@/components/layout/page-not-found";
import { pageTitle } from "@/lib/config/brand";

export const viewport = rootViewport;

export const metadata: Metadata = { title: pageTitle("Page Not Found") };

/** Answers an address that no route has; it stands outside the root layout and brings its own document. */
export default async function GlobalNotFound() {
  // No list of such addresses exists, so the page is made for the request, with its nonce.
  const nonce = (await headers()).get("x-nonce") ?? "";
  return (
    <RootLayout>
      <Nonce nonce={nonce} />
      <PageNotFound />
    </RootLayout>
  );
}
