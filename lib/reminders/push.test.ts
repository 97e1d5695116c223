import { expect, test } from "vitest";
import { newPushKeys } from "@/scripts/lib/settings.mjs";
import { vapidHeader } from "./push";

const ENDPOINT = "https://push.example:8443/send/abc";

test("Any pair that the app makes signs, and says for whom and for how long", () => {
  for (let round = 0; round < 50; round++) {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = newPushKeys();
    const settings = { publicKey, privateKey, subject: "mailto:hello@hearten.test", furtherServices: [] };
    const [, claims = "", signature = ""] =
      /^vapid t=[\w-]+\.([\w-]+)\.([\w-]+), k=[\w-]+$/.exec(vapidHeader(settings, ENDPOINT)) ?? [];
    expect(Buffer.from(signature, "base64url")).toHaveLength(64);
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
    expect([aud, sub]).toEqual(["https://push.example:8443", "mailto:hello@hearten.test"]);
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(86_400);
  }
});
