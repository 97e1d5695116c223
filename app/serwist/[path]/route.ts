import { createSerwistRoute } from "@serwist/turbopack";

// The offline page changes with every build: a new revision has it fetched again.
const revision = crypto.randomUUID();

/** The service worker, bundled once with the app. */
export const { dynamic, dynamicParams, revalidate, generateStaticParams, GET } = createSerwistRoute({
  swSrc: "app/service-worker/worker.ts",
  useNativeEsbuild: true,
  globPatterns: [".next/static/**/*.{js,css,woff2}", "public/art/*.svg", "public/icons/icon-192.png"],
  additionalPrecacheEntries: [{ url: "/offline", revision }],
  esbuildOptions: { sourcemap: false },
});
