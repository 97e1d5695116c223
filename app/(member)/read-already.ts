import { dehydrate, QueryClient } from "@tanstack/react-query";

/** A read that the screen will ask for by its key, answered already. */
export type Loaded = readonly [key: readonly unknown[], value: unknown];

/** What the server read, as `ReadAlready` takes it over: one text, because React walks an object value by value. */
export function readAlready(loaded: readonly Loaded[]): string {
  const queries = new QueryClient();
  for (const [key, value] of loaded) queries.setQueryData(key, value);
  return JSON.stringify(dehydrate(queries));
}
