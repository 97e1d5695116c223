import type { MetadataRoute } from "next";
import { env } from "@/lib/config/env";
import { LISTED_PAGES } from "@/lib/seo/public-page";

// Asked for seldom, and always with the address that the server has now.
export const dynamic = "force-dynamic";

export default function sitemap(): MetadataRoute.Sitemap {
  return LISTED_PAGES.map((path) => ({ url: new URL(path, env().appUrl).href }));
}
