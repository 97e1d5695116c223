import { OPENING_SCRIPT } from "@/lib/http/theme-script";

/**
 * The sun comes up over the page for a second and a half. The content below is there already and can be used
 * meanwhile; the script only decides whether the opening is seen.
 */
export function Opening() {
  return (
    <div aria-hidden="true">
      {/* Inside another element, so that a visit from another page, where no script runs, makes none. */}
      <div
        hidden
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash.
        dangerouslySetInnerHTML={{ __html: `<script>${OPENING_SCRIPT}</script>` }}
      />
      <div className="opening">
        <svg viewBox="0 0 176 112" aria-hidden="true">
          <clipPath id="opening-sky">
            <path d="M0 0h176v100H0Z" />
          </clipPath>
          <g clipPath="url(#opening-sky)">
            <circle className="sun" cx="88" cy="100" r="44" />
          </g>
          <path className="horizon" d="M6 102h164" />
        </svg>
      </div>
    </div>
  );
}
