import type { Metadata } from "next";
import { connection } from "next/server";
import RootLayout from "@/app/layout";
import { PageNotFound } from "@/components/layout/page-not-found";
import { pageTitle } from "@/lib/brand";

export { viewport } from "@/app/layout";

export const metadata: Metadata = { title: pageTitle("Page Not Found") };

/** Answers an address that no route has; it stands outside the root layout and brings its own document. */
export default async function GlobalNotFound() {
  // No list of such addresses exists, so the page is made for the request, with its nonce.
  await connection();
  return (
    <RootLayout>
      <PageNotFound />
    </RootLayout>
  );
}
