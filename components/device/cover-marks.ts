/** In the tab's own storage: a browser that ended the page while it was away shows it covered again. */
export const COVERED_KEY = "covered";
/** On the document's element while nothing of it is to be seen. */
export const VEIL = "data-veiled";
