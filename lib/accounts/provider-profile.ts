import { z } from "zod";
import { ExactEmailAddress } from "@/lib/email-address";
import { PersonName } from "./schema";

/** Somebody at a sign-in provider: there their id stays the same, whatever becomes of their address. */
export interface ProviderIdentity {
  provider: string;
  providerAccountId: string;
}

/** Who a sign-in provider says somebody is. */
export interface ProviderProfile {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

type Refusal = "address_not_verified" | "address_unusable";

const Name = PersonName.catch(null).transform((name) => name ?? null);

/** The standard claims that are of use here (OpenID Connect Core, 5.1). What they hold is the provider's word. */
const Claims = z.object({
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  given_name: Name,
  family_name: Name,
  name: Name,
});

/** Reads a provider's claims. Without an address that it has verified nobody is let in: it would prove nothing. */
export function profileOf(claims: unknown): ProviderProfile | { refused: Refusal } {
  const { email, email_verified, given_name, family_name, name } = Claims.parse(claims);
  const address = ExactEmailAddress.safeParse(email);
  if (!address.success) return { refused: "address_unusable" };
  // Some send the text "true", or nothing: only the claim itself counts.
  if (email_verified !== true) return { refused: "address_not_verified" };
  return { email: address.data, firstName: given_name ?? name, lastName: family_name };
}
