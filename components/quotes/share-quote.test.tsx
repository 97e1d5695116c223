// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useToast } from "@/components/ui/toast-store";
import { shareQuote } from "./share-quote";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const copying = () => vi.fn(async (_text: string) => undefined);
const refusing = (name: string) => vi.fn(async () => Promise.reject(new DOMException("no", name)));

/** The toast that sharing leaves, or nothing when the one before it stays. */
async function toastOf(browser: { share?: unknown; clipboard?: unknown }) {
  vi.stubGlobal("navigator", browser);
  const shown = () => renderHook(() => useToast()).result.current.toasts[0];
  const before = shown()?.id;
  await shareQuote("Pick one thing.");
  const after = shown();
  return after?.id === before ? undefined : after?.title;
}

test("without a native way the quote is copied", async () => {
  const writeText = copying();
  expect(await toastOf({ clipboard: { writeText } })).toBe("Copied!");
  expect(writeText).toHaveBeenCalledWith("Pick one thing.");
});

test("a cancelled share is silent and copies nothing", async () => {
  const writeText = copying();
  expect(await toastOf({ share: refusing("AbortError"), clipboard: { writeText } })).toBeUndefined();
  expect(writeText).not.toHaveBeenCalled();
});

test("a native share that fails falls back to copying", async () => {
  expect(await toastOf({ share: refusing("NotAllowedError"), clipboard: { writeText: copying() } })).toBe(
    "Copied!",
  );
});

test("when neither works it is said", async () => {
  const broken = { share: refusing("DataError"), clipboard: { writeText: refusing("NotAllowedError") } };
  expect(await toastOf(broken)).toBe("Share Failed");
});
