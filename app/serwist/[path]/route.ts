import { createSerwistRoute } from "@serwist/turbopack";
import { neededOffline } from "@/app/serwist/needed-offline";

// The offline page changes with every build: a new revision has it fetched again.
const revision = crypto.randomUUID();

const BUILT = ".next/";
const SCRIPTS = `${BUILT}static/chunks/`;

/** A first visit would fetch the scripts of every page there is. */
function withoutOtherScripts<Entry extends { url: string }>(files: Entry[]) {
  const needed = neededOffline(BUILT);
  const isNeeded = ({ url }: Entry) =>
    !needed || !url.startsWith(SCRIPTS) || needed.has(url.slice(BUILT.length));
  return { manifest: files.filter(isNeeded), warnings: [] };
}

/** The service worker, bundled once with the app. */
export const { dynamic, dynamicParams, revalidate, generateStaticParams, GET } = createSerwistRoute({
  swSrc: "app/service-worker/worker.ts",
  useNativeEsbuild: true,
  globPatterns: [".next/static/**/*.{js,css,woff2}", "public/art/*.svg", "public/icons/icon-192.png"],
  manifestTransforms: [withoutOtherScripts],
  additionalPrecacheEntries: [{ url: "/offline", revision }],
  esbuildOptions: { sourcemap: false },
});
