// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useImport } from "./use-import";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What is said of an import that is answered so. */
async function failureAfter(answer: () => Promise<Response>, agrees = false): Promise<string | null> {
  vi.stubGlobal("fetch", answer);
  const client = new QueryClient();
  const { result } = renderHook(() => useImport(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const file = new File(["a,b"], "a.csv");
  act(() => result.current.importing.mutate({ file, agrees }));
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  return result.current.failure;
}

const unreachable = async () => Promise.reject(new TypeError("Failed to fetch"));
const breaking = (...chunks: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
    },
    pull(controller) {
      controller.error(new TypeError("network error"));
    },
  });

test.each([
  ["fails once the file is sent", unreachable],
  ["ends at a gateway", async () => new Response("<html>", { status: 504 })],
  ["breaks in the middle", async () => new Response(breaking('{"done":1,"of":2}\n'))],
  ["ends early", async () => new Response('{"done":2,"of":2}\n')],
  ["ends in somebody else's words", async () => new Response('{"done":2,"of":2}\nupstream error\n')],
])("Of an import whose connection %s it is said that nobody knows, and to look again", async (_, answer) => {
  const failure = await failureAfter(answer);
  expect(failure).toMatch(/don't know if the import finished\. Check here again/);
  expect(failure).not.toMatch(/nothing was imported/);
});

test("Nothing was imported where the file was refused, or never sent", async () => {
  const refused = async () => Response.json({ message: "There are no entries." }, { status: 400 });
  expect(await failureAfter(refused)).toBe("There are no entries.");
  expect(await failureAfter(async () => new Response("{}", { status: 500 }))).toMatch(/nothing was imported/);
  // Their consent comes first.
  expect(await failureAfter(unreachable, true)).toMatch(/nothing was imported/);
});
