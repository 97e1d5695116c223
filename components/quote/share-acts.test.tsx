// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToasts } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { PictureButton } from "./share-acts";

const server = vi.fn<typeof fetch>();

beforeEach(() => {
  // jsdom draws nothing; a picture that lacks a part of it is not drawn anyway.
  const context = {} as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  Object.defineProperty(document, "fonts", { value: { load: async () => [] }, configurable: true });
  vi.stubGlobal("fetch", server);
});
afterEach(() => {
  act(dismissToasts);
  cleanup();
  Reflect.deleteProperty(document, "fonts");
  server.mockReset();
  vi.unstubAllGlobals();
});

test("a picture that can't be made says so and leaves the member where they were", async () => {
  let refuse: () => void = () => {};
  const refused = new Promise<Response>((resolve) => {
    refuse = () => resolve(new Response("", { status: 500 }));
  });
  server.mockReturnValue(refused);
  render(
    <>
      <Toaster />
      <PictureButton text="Rest is allowed." />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Picture" }));
  const dialog = await screen.findByRole("dialog", { name: "Your words as a picture" });
  expect(dialog.querySelector("[role=status]")?.textContent).toBe("Making the picture...");
  await waitFor(() => expect(server.mock.calls.map(([path]) => path)).toContain("/art/logo.svg"));
  await act(async () => refuse());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() =>
    expect(document.querySelector(".toast")?.textContent).toBe(
      "Picture FailedWe couldn't make the picture. Please try again.",
    ),
  );
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Picture" }));
});
