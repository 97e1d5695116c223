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
