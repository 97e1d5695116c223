// @vitest-environment jsdom
import { useQuery } from "@tanstack/react-query";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { renderWithQueries } from "@/tests/support/with-queries";
import { ReloadOnceClosed } from "./console-frame";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Console() {
  const { isError } = useQuery({
    queryKey: queryKeys.secondFactor,
    queryFn: () => call(queryKeys.secondFactor[0]),
  });
  return isError ? "Refused" : null;
}

test.each([
  ["second_factor", 1],
  ["forbidden", 0],
])("A console whose read is refused with %s is loaded anew %i times", async (code, times) => {
  vi.stubGlobal("fetch", async () => Response.json({ code, message: "No." }, { status: 403 }));
  const reload = vi.fn();
  renderWithQueries(
    <>
      <ReloadOnceClosed reload={reload} />
      <Console />
    </>,
    [],
  );
  await waitFor(() => expect(screen.getByText("Refused")).toBeDefined());
  expect(reload).toHaveBeenCalledTimes(times);
});
