// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useLater } from "./use-later";

afterEach(cleanup);

interface PageProps {
  load: () => Promise<typeof Part>;
  wanted?: boolean;
}

function Page({ load, wanted }: PageProps) {
  const Later = useLater(load, wanted);
  return Later && <Later />;
}

function Part() {
  return <p>here</p>;
}

test.each([
  ["the connection", () => window.dispatchEvent(new Event("online"))],
  ["somebody", () => document.dispatchEvent(new Event("visibilitychange"))],
])(
  "a part whose script could not be had comes when %s is back, and is asked for no more",
  async (_, comeBack) => {
    const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
    load.mockResolvedValue(Part);
    await act(async () => render(<Page load={load} />));
    expect(screen.queryByText("here")).toBeNull();
    await act(async () => comeBack());
    expect(screen.getByText("here")).toBeTruthy();
    await act(async () => comeBack());
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test("a part that is not wanted is not asked for", async () => {
  const load = vi.fn(async () => Part);
  await act(async () => render(<Page load={load} wanted={false} />));
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(load).not.toHaveBeenCalled();
});
