/// <reference lib="webworker" />
import { NetworkOnly, type PrecacheEntry, Serwist, type SerwistGlobalConfig } from "serwist";
import { isGateways } from "@/lib/http/client";
import { openCheckIn, renewSubscription, showReminder } from "./reminders";

declare global {
  interface WorkerGlobalScope extends SerwistGlobalConfig {
    __SW_MANIFEST: (PrecacheEntry | string)[] | undefined;
  }
}
declare const self: ServiceWorkerGlobalScope;

const OFFLINE = "/offline";

// Only files that are the same for everyone are ever kept: no answer of a call, no page of a member.
const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true },
  // The page asks before it changes under somebody's hands.
  skipWaiting: false,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request }) => request.mode === "navigate",
      handler: new NetworkOnly({
        plugins: [{ fetchDidSucceed: ({ response }) => unlessGateways(response) }],
      }),
    },
  ],
  fallbacks: { entries: [{ url: OFFLINE, matcher: ({ request }) => request.destination === "document" }] },
});
serwist.addEventListeners();

/** In the place of a gateway's page, which has nothing for anybody, the one that is kept for being without the app. */
async function unlessGateways(response: Response): Promise<Response> {
  return (isGateways(response) && (await serwist.matchPrecache(OFFLINE))) || response;
}

self.addEventListener("push", (event) => event.waitUntil(showReminder(self.registration)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openCheckIn(self.clients));
});
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(self.registration, event.oldSubscription));
});
