import { queryClient } from "@/components/layout/query-client";
import type { User } from "@/lib/accounts/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

/** Asks for the newsletter. Whoever is known to be signed in is named with it. */
export function subscribe(email: string): Promise<{ message: string }> {
  const userId = queryClient().getQueryData<User>(queryKeys.user)?.id;
  const body = { email, userId, subscriptionSource: "website" };
  return call("/api/newsletter/subscribe", { method: "POST", body });
}
