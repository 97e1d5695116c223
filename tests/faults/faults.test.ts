import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FAULTS } from "./faults";

test("every fault stands once in its file, and names tests that are there", () => {
  const lost = FAULTS.filter(({ file, find }) => readFileSync(file, "utf8").split(find).length !== 2);
  expect(lost.map(({ name }) => name)).toEqual([]);
  const unknown = FAULTS.flatMap(({ tests }) => tests.filter((path) => !existsSync(path)));
  expect(unknown).toEqual([]);
});
