import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { eachBounded } from "./each-of-many";

async function* numbers(most: number) {
  for (let number = 0; number < most; number++) yield number;
}

test("Every item is worked on once, and never more than so many at a time", async () => {
  const done: number[] = [];
  let underWay = 0;
  let most = 0;
  await eachBounded(numbers(50), 4, async (number) => {
    most = Math.max(most, ++underWay);
    await delay(Math.random() * 3);
    underWay -= 1;
    done.push(number);
  });
  expect(done.sort((a, b) => a - b)).toEqual([...Array(50).keys()]);
  expect(most).toBe(4);
});

test("Told to stop, it ends between two items", async () => {
  const stop = new AbortController();
  const done: number[] = [];
  const work = async (number: number) => {
    await delay(1);
    if (number === 3) stop.abort();
    done.push(number);
  };
  await eachBounded(numbers(50), 2, work, stop.signal);
  expect(done.length).toBeLessThanOrEqual(5);
  await eachBounded(numbers(50), 2, work, AbortSignal.abort());
  expect(done).toContain(3);
  expect(done.length).toBeLessThanOrEqual(5);
});

test("What goes wrong is told", async () => {
  const failing = eachBounded(numbers(5), 2, async (number) => {
    if (number === 3) throw new Error("three");
  });
  await expect(failing).rejects.toThrow("three");
});
