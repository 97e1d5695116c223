import { afterEach, beforeEach, expect, test, vi } from "vitest";

const { open, error } = vi.hoisted(() => ({ open: vi.fn(), error: vi.fn() }));
vi.mock("@/lib/config/env", () => ({ env: () => ({ database: { kind: "embedded" } }) }));
vi.mock("@/lib/db/client", () => ({ database: open }));
vi.mock("@/lib/ground/log", () => ({ log: { error } }));

const never = () => new Promise<never>(() => {});
const opened = { $queryRaw: vi.fn() };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  error.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

/** What is said a second later to whoever asks now. */
async function answer(): Promise<boolean> {
  const { databaseAnswers } = await import("./health");
  const said = databaseAnswers();
  await vi.advanceTimersByTimeAsync(1_000);
  return said;
}

test("While the embedded database opens it isn't ready, and nothing is told as a failure", async () => {
  open.mockImplementation(never);
  expect(await answer()).toBe(false);
  expect(error).not.toHaveBeenCalled();
});

test("An embedded database that can't be opened is told as a failure", async () => {
  open.mockRejectedValue(new Error("no room"));
  expect(await answer()).toBe(false);
  expect(error).toHaveBeenCalledWith({ event: "database_unavailable", kind: "Error" });
});

test("An embedded database that is open and says nothing is told as a failure", async () => {
  open.mockResolvedValue(opened);
  opened.$queryRaw.mockImplementation(never);
  expect(await answer()).toBe(false);
  expect(error).toHaveBeenCalledOnce();
  opened.$queryRaw.mockResolvedValue([]);
  expect(await answer()).toBe(true);
});
