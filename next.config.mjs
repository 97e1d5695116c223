import { join } from "node:path";
import { withSerwist } from "@serwist/turbopack";
import { pagesWhere } from "./lib/access/routes.mjs";
import { FILE_POLICY, SECURITY_HEADERS } from "./lib/http/security-headers.mjs";

const FILES = "/:file(.*\\.(?:svg|png|ico|webmanifest|txt|xml|js|woff2))";

/** @type {import("next").NextConfig} */
const config = withSerwist({
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: true,
  // Middleware sees addresses as they are: with 127.0.0.1 renamed to localhost, its rewrites would leave for another host.
  skipProxyUrlNormalize: true,
  images: { unoptimized: true },
  serverExternalPackages: [
    ...["@electric-sql/pglite", "pg", "@prisma/adapter-pg", "@node-rs/argon2", "pg-boss", "pino", "stripe"],
    "fs-native-extensions",
  ],
  outputFileTracingIncludes: { "/*": ["./prisma/migrations/**/*", "./.next/server/app/**/*.html"] },
  cacheHandler: join(import.meta.dirname, "lib/seo/page-cache.mjs"),
  experimental: {
    globalNotFound: true,
    // A third of the build's time and six sevenths of its size, and nothing reads them in production.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
  },
  turbopack: { root: import.meta.dirname },
  // `npm run check` runs the compiler; the build does not do it again.
  typescript: { ignoreBuildErrors: true },
  async rewrites() {
    return [{ source: "/.well-known/security.txt", destination: "/security.txt" }];
  },
  async headers() {
    return [
      { source: "/:path*", headers: SECURITY_HEADERS },
      // What middleware leaves out.
      ...["/_next/static/:path*", "/:folder(art|icons|pictures)/:path*", FILES].map((source) => ({
        source,
        headers: [{ key: "Content-Security-Policy", value: FILE_POLICY }],
      })),
      // Stripe's frame draws the card's fields in our text face.
      {
        source: "/_next/static/media/:file*.woff2",
        headers: [{ key: "Access-Control-Allow-Origin", value: "https://js.stripe.com" }],
      },
      ...pagesWhere(({ referrer }) => referrer !== undefined).map((source) => ({
        source,
        headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
      })),
    ];
  },
});

export default config;
