"use client";

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
