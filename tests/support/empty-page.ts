import { afterEach, vi } from "vitest";

// Tests of a file find its page as if they were the first.
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
