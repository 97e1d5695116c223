/**
 * Asks for a script now, and where it cannot be had again when the connection or somebody comes back. Returns how to
 * stop asking.
 */
export function whenHad<Part>(load: () => Promise<Part>, use: (part: Part) => void): () => void {
  const asking = new AbortController();
  const { signal } = asking;
  const ask = () =>
    load()
      .then((part) => {
        if (signal.aborted) return;
        asking.abort();
        use(part);
      })
      .catch(() => {});
  void ask();
  window.addEventListener("online", ask, { signal });
  document.addEventListener("visibilitychange", ask, { signal });
  return () => asking.abort();
}
