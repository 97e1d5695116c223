import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

/** A tab may stay open for weeks: there are new receipts by then, and the addresses of the old ones have run out. */
const FRESH_MS = 60_000;

/** The card and the receipts, as the billing service knows them. */
export function usePayments() {
  return useQuery({
    queryKey: queryKeys.payments,
    queryFn: ({ signal }) => call(queryKeys.payments[0], { signal }),
    staleTime: FRESH_MS,
  });
}
