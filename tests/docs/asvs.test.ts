import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGE = readFileSync("docs/asvs.md", "utf8");

/** Where a test of the page stands. */
function fileOf(name: string): string | undefined {
  const places = name.startsWith("e2e/")
    ? [`tests/${name}.spec.ts`]
    : [`tests/${name}.test.ts`, `${name}.test.ts`, `${name}.test.tsx`];
  return places.find((place) => existsSync(place));
}

test.each([
  ["the security standard's page", PAGE],
  ["the page of the world's faults", readFileSync("docs/faults.md", "utf8")],
])("Each test that %s names is there, under its title", (_, page) => {
  const named = [...page.matchAll(/`([\w/-]+)`: _([^_]+)_/g)];
  expect(named.length).toBeGreaterThan(60);
  const missing = named.filter(([, name = "", title = ""]) => {
    const file = fileOf(name);
    return !file || !readFileSync(file, "utf8").includes(`"${title}"`);
  });
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

test("Each file and folder that the pages about security name is there", () => {
  const pages = [PAGE, readFileSync("docs/security.md", "utf8")].join("\n");
  const named = [...pages.matchAll(/`((?:app|components|emails|lib|scripts)\/[\w./[\]-]+)`/g)];
  const paths = named.map(([, path = ""]) => path).filter((path) => !fileOf(path));
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
