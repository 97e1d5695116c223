import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { withOwnAddress } from "../config/built-address.mjs";

// Node gives the whole module, the bundler its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** Next's own cache of prerendered pages, which fills in the server's address as it reads them. */
export default class PageCache extends FileSystemCache {
  static #filled = new WeakSet();

  async get(...args) {
    const entry = await super.get(...args);
    const page = entry?.value;
    if (page?.kind === "APP_PAGE" && !PageCache.#filled.has(page)) {
      PageCache.#filled.add(page);
      page.html = withOwnAddress(page.html);
      if (page.rscData) page.rscData = filled(page.rscData);
      for (const [path, data] of page.segmentData ?? []) page.segmentData.set(path, filled(data));
    }
    return entry;
  }
}

function filled(data) {
  return Buffer.from(withOwnAddress(data.toString("utf8")));
}
