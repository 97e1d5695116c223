import { answerCookies } from "./answer-cookies.mjs";
import { inPictures } from "./save-webp.mjs";

/** What a shared link shows: the landing page's own top, at the size that social pages ask for. */
export async function takeSharePicture(browser, address) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1200, height: 630 },
    colorScheme: "light",
    bypassCSP: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("/");
  await answerCookies(page);
  await page.addStyleTag({ content: FRAME });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: inPictures("share.jpg"), type: "jpeg", quality: 84 });
  await context.close();
}

/** No buttons and no small print: nobody can press a picture. */
const FRAME = `
  .site-head nav, .top-end, .hero p:has(a), .hero .fine { display: none !important }
  .site-head { position: relative; background: none; backdrop-filter: none }
  .hero-sky.valley { height: 44rem !important; background-position-x: -1830px !important }
  .hero { padding-top: 1rem !important }
`;
