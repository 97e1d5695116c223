import { expect, test } from "vitest";
import { firstIdOfDay, newId } from "./ids";

test("Every id of a day lies between the day's first and the next day's", () => {
  for (const time of ["00:00:00.000", "12:00:00.000", "23:59:59.999"]) {
    const id = newId(new Date(`2026-02-28T${time}Z`));
    expect([firstIdOfDay("2026-02-28") <= id, id < firstIdOfDay("2026-02-28", 1)]).toEqual([true, true]);
  }
  expect(firstIdOfDay("2026-02-28", 1)).toBe(firstIdOfDay("2026-03-01"));
});

test("The first and the last day that can be written have a first id as well", () => {
  const ids = [firstIdOfDay("0001-01-01"), firstIdOfDay("2026-01-01"), firstIdOfDay("9999-12-31", 1)];
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-0000-0000-0{12}$/);
});
