import { afterEach } from "vitest";

// Files that share a page find it as if they were the first.
afterEach(() => document.body.replaceChildren());
