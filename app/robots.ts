import type { MetadataRoute } from "next";
import { env } from "@/lib/config/env";
import { CLOSED_TO_CRAWLERS } from "@/lib/seo/public-page";

// Asked for seldom, and always with the address that the server has now.
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: [...CLOSED_TO_CRAWLERS] },
    sitemap: new URL("/sitemap.xml", env().appUrl).href,
  };
}
