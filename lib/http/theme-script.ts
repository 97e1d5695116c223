/**
 * Runs in the head before anything is painted, so that nobody sees the wrong theme flash.
 * The page's security policy allows this script by its hash: it must be the same bytes on every page.
 */
export const THEME_SCRIPT =
  '(function(){var t=null;try{t=localStorage.getItem("theme")}catch(e){}' +
  'var d=t==="dark"||(t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches);' +
  'document.documentElement.classList.toggle("dark",d)})()';

export type Theme = "light" | "dark";

export const THEME_STORAGE_KEY = "theme";

/** The top of the valley's sky: what the browser paints its own edge with. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { light: "#cfe1e2", dark: "#0a1417" };

/** What the member chose, or null while they follow the system. */
export function storedTheme(storage: Pick<Storage, "getItem">): Theme | null {
  const stored = storage.getItem(THEME_STORAGE_KEY);
  return stored === "light" || stored === "dark" ? stored : null;
}

/** In the tab's own storage, once the opening was seen. */
export const OPENED_KEY = "opened";

/**
 * Runs at the top of the landing page, before anything is painted: the opening plays once a browser session,
 * and never for who wants less motion. Without scripts, or where storage is closed, there is none.
 * The page's security policy allows this script by its hash.
 */
export const OPENING_SCRIPT =
  `(function(){var k="${OPENED_KEY}";try{if(sessionStorage.getItem(k)||` +
  'matchMedia("(prefers-reduced-motion: reduce)").matches)return;sessionStorage.setItem(k,"1")}catch(e){return}' +
  'var c=document.documentElement.classList;c.add("is-opening");' +
  'setTimeout(function(){c.remove("is-opening")},1500)})()';

/**
 * How a mail looks to readers in the dark: mail programs know no custom properties, and those that turn colours over by
 * themselves leave alone what has a dark side of its own. Plain characters only: it is written into a page as it is,
 * and the content security policy knows it by its hash.
 */
export const MAIL_DARK_STYLES =
  "@media (prefers-color-scheme: dark) { body, body td { background-color: #0f191b !important; } .paper { background-color: #172426 !important; } .paper td { background-color: transparent !important; } h1, p { color: #eef1e9 !important; } p a { color: #f3be68 !important; } a.button { background-color: #f3be68 !important; color: #2a1c02 !important; } }";
