import { configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// The browser's tests run beside these, and come first.
configure({ asyncUtilTimeout: 10_000 });

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => {};

// Tests of a file find its page as if they were the first.
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
