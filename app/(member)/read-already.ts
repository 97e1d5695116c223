import { type DehydratedState, dehydrate, QueryClient } from "@tanstack/react-query";

/** A read that the screen will ask for by its key, answered already. */
export type Loaded = readonly [key: readonly unknown[], value: unknown];

/** What the server read, as the browser takes it over. */
export function readAlready(loaded: readonly Loaded[]): DehydratedState {
  const queries = new QueryClient();
  for (const [key, value] of loaded) queries.setQueryData(key, value);
  return dehydrate(queries);
}
