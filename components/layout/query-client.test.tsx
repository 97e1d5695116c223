// @vitest-environment jsdom
import { dehydrate, QueryClient, useQuery } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MOOD_READS } from "@/lib/http/query-keys";
import { Queries, queryClient, ReadAlready, rereadMoods } from "./query-client";

const KEY = [MOOD_READS[0]];
const ask = vi.fn(async () => "after the change");

function Reader() {
  const { data } = useQuery({ queryKey: KEY, queryFn: ask });
  return <p>{data}</p>;
}

/** A screen for which the server read something. */
function show(data: string) {
  const server = new QueryClient();
  server.setQueryData(KEY, data);
  const state = JSON.stringify(dehydrate(server));
  render(
    <Queries>
      <ReadAlready state={state}>
        <Reader />
      </ReadAlready>
    </Queries>,
  );
}

// Other tests share this tab, and what they changed would be read again here.
beforeEach(() => rereadMoods(queryClient()));
afterEach(() => {
  cleanup();
  queryClient().clear();
  ask.mockClear();
});

test("what the server read for a screen is not asked for again", () => {
  show("as it is");
  expect(screen.getByText("as it is")).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});

test("a screen that was read before a change and arrives after it is read again, once", async () => {
  rereadMoods(queryClient(), true);
  show("before the change");
  expect(await screen.findByText("after the change")).toBeTruthy();
  cleanup();
  show("later");
  expect(ask).toHaveBeenCalledOnce();
});
