import { expect, test } from "vitest";
import { requestsOf } from "./delete-dialog";

test("Who cannot be deleted is left out of the next hundred, and ends the round with the others", () => {
  const selection = { kind: "all" as const, except: new Set(["kept"]) };
  const requests = requestsOf({ selection, filter: {}, upTo: "newest", count: 130 });
  const body = { matching: {}, upTo: "newest" };
  expect(requests.next().value).toEqual({ ...body, except: ["kept"], expected: 130 });
  const next = requests.next({ remaining: 31, failed: ["stuck"] });
  expect(next.value).toEqual({ ...body, except: ["kept", "stuck"], expected: 30 });
  expect(requests.next({ remaining: 1, failed: ["other"] }).done).toBe(true);
});
