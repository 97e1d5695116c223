import { vi } from "vitest";

// Files that run in one process find our modules, and with them the configuration that these read once, as if they
// were the first. What comes from packages is not loaded again: it keeps nothing of a file's settings.
vi.resetModules();
