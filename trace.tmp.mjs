import { chromium } from "playwright";
import { readFileSync } from "node:fs";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu","--no-first-run","--disable-sync","--disable-background-networking","--disable-component-update"] });
for (const path of process.argv.slice(2)) {
  for (let k=0;k<2;k++){
  const ctx = await browser.newContext({viewport:{width:412,height:823},deviceScaleFactor:1.75,isMobile:true});
  const page = await ctx.newPage();
  await browser.startTracing(page, {path:"/tmp/trace.json", categories:["devtools.timeline","loading","blink.user_timing","v8.execute","disabled-by-default-devtools.timeline"]});
  await page.goto("http://localhost:4711"+path,{waitUntil:"load"}); await page.waitForTimeout(1500);
  await browser.stopTracing();
  const ev=JSON.parse(readFileSync("/tmp/trace.json")).traceEvents;
  const nav=ev.filter(e=>e.name==="navigationStart"&&e.args.data?.documentLoaderURL?.includes(path)).at(-1)??ev.find(e=>e.name==="navigationStart");
  const pid=nav.pid, t0=nav.ts; const ms=t=>((t-t0)/1000).toFixed(0);
  console.log("==",path,k);
  for(const e of ev.filter(e=>e.pid===pid&&e.ts>=t0).sort((a,b)=>a.ts-b.ts)){
    if(["firstPaint","firstContentfulPaint","largestContentfulPaint::Candidate","domInteractive","loadEventStart"].includes(e.name)) console.log(ms(e.ts).padStart(6),"**",e.name, e.args.data?.size??"");
    else if(e.name==="ResourceSendRequest"||e.name==="ResourceFinish") {const u=e.args.data.url; globalThis.m??={}; if(u)m[e.args.data.requestId]=u.split("/").at(-1).slice(0,30); if(ms(e.ts)<600)console.log(ms(e.ts).padStart(6),e.name,m[e.args.data.requestId]);}
    else if(["EvaluateScript","ParseHTML","UpdateLayoutTree","Layout","FunctionCall","ParseAuthorStyleSheet","Paint","v8.compile","RunTask","TimerFire","PrePaint","Commit"].includes(e.name)&&e.dur>3000&&e.name!=="RunTask") console.log(ms(e.ts).padStart(6),e.name,(e.dur/1000).toFixed(1),(e.args.data?.url??"").split("/").at(-1).slice(0,30), e.args.data?.functionName??"");
  }
  await ctx.close();}
}
await browser.close();
