"use client";

import { useQuery } from "@tanstack/react-query";
import { ListStatus, LoadFailed } from "@/components/ui/list-status";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { EnrolFactor } from "./enrol-factor";
import { OwnFactor } from "./own-factor";
import { ShowFactor } from "./show-factor";

/** The admin's second factor: to show, to set up, or what is set up. */
export function SecondFactorScreen() {
  const { data, isPending, refetch } = useQuery({
    queryKey: queryKeys.secondFactor,
    queryFn: ({ signal }) => call(queryKeys.secondFactor[0], { signal }),
  });
  if (isPending) return <ListStatus>Loading...</ListStatus>;
  if (!data) return <LoadFailed onRetry={() => refetch()}>We couldn't load this just now.</LoadFailed>;
  const { standing, passkeys } = data;
  if (standing === "asked") return <ShowFactor takesPasskey={passkeys > 0} />;
  if (standing === "shown") return <OwnFactor factor={data} />;
  return <EnrolFactor ownPasskeys={data.ownPasskeys} />;
}
