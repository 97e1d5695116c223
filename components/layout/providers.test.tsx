// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { setCover } from "@/components/device/cover-choice";
import { Providers } from "./providers";

afterEach(() => {
  cleanup();
  setCover(false);
  localStorage.clear();
  sessionStorage.clear();
});

test("a page says nothing of itself in its first moment where it comes back covered", () => {
  localStorage.setItem("cover", "on");
  sessionStorage.setItem("covered", "1");
  document.title = "Progress | Hearten - Mental Health Support";
  render(<Providers name="Hearten">A page</Providers>);
  expect(document.title).toBe("Hearten");
  const root = document.documentElement;
  expect(root.hasAttribute("data-veiled")).toBe(true);
  root.click();
  expect(root.hasAttribute("data-veiled")).toBe(false);
  // Later presses are none of its business.
  root.toggleAttribute("data-veiled", true);
  root.click();
  expect(root.hasAttribute("data-veiled")).toBe(true);
  root.removeAttribute("data-veiled");
});
