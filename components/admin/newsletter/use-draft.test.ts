// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useDraft } from "./use-draft";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test("what is being written is there again when the page comes back, until it was sent", () => {
  const first = renderHook(() => useDraft());
  act(() => first.result.current.setSubject("A quiet week"));
  first.unmount();
  const again = renderHook(() => useDraft());
  expect(again.result.current).toMatchObject({ subject: "A quiet week", content: "" });
  act(() => again.result.current.empty());
  again.unmount();
  expect(renderHook(() => useDraft()).result.current.subject).toBe("");
});
