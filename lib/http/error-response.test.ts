import "@/tests/support/environment";
import { expect, test, vi } from "vitest";
import { log } from "@/lib/ground/log";
import { errorResponse } from "./error-response";

test("What was not foreseen is told by its request alone, and logged without its words, which can quote a row", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  const reply = errorResponse(new TypeError("no such row: ada@hearten.test"), "a-request");
  const [line] = error.mock.calls;
  error.mockRestore();
  expect([reply.status, await reply.json()]).toEqual([
    500,
    { message: "Something went wrong on our side. Please try again.", requestId: "a-request" },
  ]);
  expect(line).toEqual([
    expect.objectContaining({ event: "unexpected_error", requestId: "a-request", kind: "TypeError" }),
  ]);
  expect(JSON.stringify(line)).not.toContain("ada@");
});
