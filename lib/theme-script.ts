/**
 * Runs in the head before anything is painted, so that nobody sees the wrong theme flash.
 * The page's security policy allows this script by its hash: it must be the same bytes on every page.
 */
export const THEME_SCRIPT =
  '(function(){var t=null;try{t=localStorage.getItem("theme")}catch(e){}' +
  'var d=t==="dark"||(t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches);' +
  'document.documentElement.classList.toggle("dark",d)})()';
