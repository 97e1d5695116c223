import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RenderResult, render } from "@testing-library/react";

type Loaded = readonly [key: readonly unknown[], value: unknown];

/** Renders a screen as a page does: with the reads that the server has answered already. */
export function renderWithQueries(screen: React.ReactNode, loaded: readonly Loaded[] = []): RenderResult {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  for (const [key, value] of loaded) queries.setQueryData(key, value);
  return render(<QueryClientProvider client={queries}>{screen}</QueryClientProvider>);
}
