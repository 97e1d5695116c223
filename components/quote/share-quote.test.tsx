// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { dismissToast, useToast } from "@/components/ui/toast";
import { canSharePicture, sharePicture, useShareQuote } from "./share-quote";

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
});

function shownToasts() {
  return renderHook(() => useToast()).result.current.toasts.filter((toast) => toast.open);
}

/** A browser with these abilities. */
function browser({
  share,
  writeText,
}: {
  share?: (data: ShareData) => Promise<void>;
  writeText?: () => Promise<void>;
}) {
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
}

async function share(title?: string) {
  await renderHook(() => useShareQuote(title)).result.current("Words");
  return shownToasts().map(({ title: said, description }) => [said, description]);
}

const fails = (name: string) => () => Promise.reject(new DOMException("no", name));
const works = () => Promise.resolve();

test("without a share sheet the quote is copied, and says so", async () => {
  const writeText = vi.fn(works);
  browser({ writeText });
  expect(await share()).toEqual([["Quote Copied", "Quote copied to clipboard."]]);
  expect(writeText).toHaveBeenCalledWith("Words");
});

test("a screen may name its own title for a copied quote", async () => {
  browser({ writeText: works });
  expect(await share("Copied!")).toEqual([["Copied!", "Quote copied to clipboard."]]);
});

test("a share sheet that was used or closed says nothing and copies nothing", async () => {
  const writeText = vi.fn(works);
  const sheet = vi.fn(async () => {});
  browser({ share: sheet, writeText });
  expect(await share()).toEqual([]);
  // The words alone go to it, without an address or a title.
  expect(sheet.mock.calls).toEqual([[{ text: "Words" }]]);
  browser({ share: fails("AbortError"), writeText });
  expect(await share()).toEqual([]);
  expect(writeText).not.toHaveBeenCalled();
});

test("a share sheet that fails falls back to the clipboard", async () => {
  browser({ share: fails("NotAllowedError"), writeText: works });
  expect(await share()).toEqual([["Quote Copied", "Quote copied to clipboard."]]);
});

test("when nothing works, it says so", async () => {
  browser({ share: fails("NotAllowedError"), writeText: fails("NotAllowedError") });
  expect(await share()).toEqual([["Share Failed", "Unable to share quote. Please try again."]]);
});

describe("a picture", () => {
  const picture = new File(["drawn"], "hearten-quote.png", { type: "image/png" });

  async function shareIt(share: (data: ShareData) => Promise<void>) {
    vi.stubGlobal("navigator", { share });
    await sharePicture(picture);
    return shownToasts().map(({ title, description, variant }) => [title, description, variant]);
  }

  test("goes to the sheet with nothing beside it, where the system shares files", async () => {
    expect(canSharePicture(picture)).toBe(false);
    vi.stubGlobal("navigator", { canShare: ({ files }: ShareData) => files?.length === 1 });
    expect(canSharePicture(picture)).toBe(true);
    vi.stubGlobal("navigator", { canShare: () => false });
    expect(canSharePicture(picture)).toBe(false);
    const sheet = vi.fn(async () => {});
    expect(await shareIt(sheet)).toEqual([]);
    expect(sheet.mock.calls).toEqual([[{ files: [picture] }]]);
  });

  test("whose sheet was closed says nothing; one whose sheet fails can still be downloaded", async () => {
    expect(await shareIt(fails("AbortError"))).toEqual([]);
    const instead = "We couldn't share the picture. You can download it instead.";
    expect(await shareIt(fails("NotAllowedError"))).toEqual([["Share Failed", instead, "destructive"]]);
  });
});
