import run from "lighthouse";
import { chromium } from "playwright";
import { writeFileSync } from "node:fs";
const port = 9333;
const base = process.env.BASE ?? "http://localhost:4711";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: [`--remote-debugging-port=${port}`, "--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-sync","--disable-background-networking","--disable-component-update"] });
const times = Number(process.env.TIMES ?? 1);
for (const path of process.argv.slice(2)) {
  for (let i = 0; i < times; i++) {
    const r = await run(base + path, { port, onlyCategories: ["performance"], logLevel: "error" });
    const a = r.lhr.audits;
    writeFileSync(`/tmp/lhr${path.replaceAll("/", "_")}.json`, JSON.stringify({lhr:r.lhr}));
    console.log(path.padEnd(18), Math.round(r.lhr.categories.performance.score * 100), ["first-contentful-paint","largest-contentful-paint","total-blocking-time","cumulative-layout-shift","speed-index"].map(k => k.split("-").map(w=>w[0]).join("") + " " + (a[k].numericValue??0).toFixed(k.startsWith("cum")?3:0)).join("  "), "bench", r.lhr.environment.benchmarkIndex);
  }
}
await browser.close();
