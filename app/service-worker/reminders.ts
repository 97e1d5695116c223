/// <reference lib="webworker" />
import { BRAND } from "@/lib/config/brand";

const CHECK_IN = "/sliders";
/** Half a minute is what somebody has who was only reminded. */
const SHORT_CHECK_IN = "/sliders?form=short";

/** The same words for everyone and every day: they stand on locked screens, where others read along. */
export function showReminder(registration: ServiceWorkerRegistration): Promise<void> {
  return registration.showNotification(BRAND.name, {
    body: "A quiet moment, whenever you'd like one.",
    icon: "/icons/icon-192.png",
    lang: "en",
    // A reminder that was not looked at is replaced by the next one.
    tag: "reminder",
  });
}

/** Brings a check-in to the front. What else is open stays as it is: somebody may be writing there. */
export async function openCheckIn(clients: Clients): Promise<void> {
  const windows = await clients.matchAll({ type: "window" });
  const present = windows.find(({ url }) => new URL(url).pathname === CHECK_IN);
  await (present ? present.focus() : clients.openWindow(SHORT_CHECK_IN));
}

/** The push service has given this browser a new address: where reminders are on, they go there from now on. */
export async function renewSubscription(
  { pushManager }: ServiceWorkerRegistration,
  before: PushSubscription | null,
): Promise<void> {
  const present =
    (await pushManager.getSubscription()) ?? (before && (await pushManager.subscribe(before.options)));
  if (!present) return;
  await fetch("/api/user/reminders/devices", {
    method: "PUT",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint: present.endpoint }),
  });
}
