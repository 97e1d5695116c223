import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { FontPreloads } from "./providers";

test("the faces are asked for after the styles, and in no header", async () => {
  let html = "";
  let named = "";
  await new Promise<void>((resolve) => {
    const into = new Writable({
      write(chunk, _, done) {
        html += String(chunk);
        done();
      },
      final(done) {
        done();
        resolve();
      },
    });
    const page = (
      <html lang="en">
        <body>
          <FontPreloads files={["/face.woff2"]} />
          <link rel="stylesheet" href="/styles.css" precedence="next" />
        </body>
      </html>
    );
    const { pipe } = renderToPipeableStream(page, {
      onHeaders: ({ Link }) => {
        named = Link ?? "";
      },
      onAllReady: () => pipe(into),
    });
  });
  expect(html.indexOf("/face.woff2")).toBeGreaterThan(html.indexOf("/styles.css"));
  expect(named).not.toContain("face");
});
