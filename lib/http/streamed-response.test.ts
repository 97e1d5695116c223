import { expect, test, vi } from "vitest";
import { AppError } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";
import { runningReply } from "./streamed-response";

const told = async (error: Error) => {
  const reply = runningReply<{ done: number }>("walk", async (tell) => {
    tell({ done: 1 });
    throw error;
  });
  return (await reply.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
};

test("Of work that breaks nobody claims that nothing was changed: it may have been done as the connection went", async () => {
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  const [first, last] = await told(new TypeError("The connection went."));
  expect(first).toEqual({ done: 1 });
  expect(last.message).toMatch(/don't know if it finished\. Check here again/);
  expect(logged).toHaveBeenCalledWith({ event: "walk_failed", kind: "TypeError" });
  logged.mockRestore();
});

test("What is refused is said in its own words", async () => {
  expect((await told(new AppError("forbidden", "Please agree first."))).at(-1)).toEqual({
    message: "Please agree first.",
  });
});
