/// <reference lib="webworker" />
import { NetworkOnly, type PrecacheEntry, Serwist, type SerwistGlobalConfig } from "serwist";
import { openCheckIn, renewSubscription, showReminder } from "./reminders";

declare global {
  interface WorkerGlobalScope extends SerwistGlobalConfig {
    __SW_MANIFEST: (PrecacheEntry | string)[] | undefined;
  }
}
declare const self: ServiceWorkerGlobalScope;

// Only files that are the same for everyone are ever kept: no answer of a call, no page of a member.
new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true },
  // The page asks before it changes under somebody's hands.
  skipWaiting: false,
  clientsClaim: true,
  runtimeCaching: [{ matcher: ({ request }) => request.mode === "navigate", handler: new NetworkOnly() }],
  fallbacks: { entries: [{ url: "/offline", matcher: ({ request }) => request.destination === "document" }] },
}).addEventListeners();

self.addEventListener("push", (event) => event.waitUntil(showReminder(self.registration)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openCheckIn(self.clients));
});
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(self.registration, event.oldSubscription));
});
