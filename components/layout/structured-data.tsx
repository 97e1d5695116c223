/** Facts about the page for search engines (schema.org), as JSON-LD. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: texts of our own, and nothing in them can close the script.
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
