import { env } from "@/lib/env";

export type ProviderId = "google" | "oidc";

export function isProviderId(id: unknown): id is ProviderId {
  return id === "google" || id === "oidc";
}

/** This server's registration with a provider, and what people call it; null where it has not been set up. */
export function registrationWith(id: ProviderId) {
  const { google, oidc } = env().signInProviders;
  if (id === "google") return google && { ...google, name: "Google" };
  return oidc;
}

export type Registration = NonNullable<ReturnType<typeof registrationWith>>;
