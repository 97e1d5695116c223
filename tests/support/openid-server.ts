import { type MutableToken, OAuth2Server } from "oauth2-mock-server";

/** What a provider claims of whoever signs in there. */
export interface Claims {
  sub: string;
  email?: string;
  email_verified?: unknown;
  [claim: string]: unknown;
}

/** A loopback OpenID provider that lets everybody in at once as the person it was told. */
export interface OpenIdServer {
  issuer: string;
  /** Who signs in from here on. */
  person: Claims;
  /** Spoils what is signed from here on; undefined: nothing. */
  spoil: ((token: MutableToken) => void) | undefined;
  /** Swaps the signed ID token for another from here on; undefined: not. */
  forge: ((idToken: string) => string) | undefined;
  /** Claims that the ID token leaves out are told only when asked for (UserInfo). */
  saysInIdToken: boolean;
  /** Gives itself out as this issuer from here on, in its description and in what it signs. */
  callItself(issuer: string): void;
  close(): Promise<void>;
}

export async function startOpenIdServer(): Promise<OpenIdServer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "localhost");
  const openId: OpenIdServer = {
    issuer: server.issuer.url ?? "",
    person: { sub: "nobody" },
    spoil: undefined,
    forge: undefined,
    saysInIdToken: true,
    callItself: (issuer) => {
      server.issuer.url = issuer;
    },
    close: () => server.stop(),
  };
  server.service.on("beforeTokenSigning", (token: MutableToken) => {
    const { person, saysInIdToken } = openId;
    Object.assign(token.payload, saysInIdToken ? person : { sub: person.sub });
    openId.spoil?.(token);
  });
  server.service.on("beforeResponse", ({ body }: { body: unknown }) => {
    const { id_token: idToken } = Object(body);
    if (openId.forge && idToken) Object.assign(Object(body), { id_token: openId.forge(idToken) });
  });
  server.service.on("beforeUserinfo", (reply: { body: unknown }) => {
    reply.body = openId.person;
  });
  return openId;
}

/** The configuration with which the app uses these providers. */
export function providerSettings(google: OpenIdServer, oidc: OpenIdServer): Record<string, string> {
  return {
    AUTH_GOOGLE_ID: "hearten-at-google",
    AUTH_GOOGLE_SECRET: "google secret",
    AUTH_GOOGLE_ISSUER: google.issuer,
    AUTH_OIDC_ISSUER: oidc.issuer,
    AUTH_OIDC_ID: "hearten-at-example",
    AUTH_OIDC_SECRET: "oidc secret",
    AUTH_OIDC_NAME: "Example ID",
  };
}
