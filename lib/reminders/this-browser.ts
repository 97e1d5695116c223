/** What this browser can do about reminders, or why it cannot. */
export type Ability = "able" | "denied" | "needs_install" | "unable";

export function ability(): Ability {
  const knowsPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (knowsPush) return Notification.permission === "denied" ? "denied" : "able";
  // Only Safari on iPhone and iPad says this, and only from the home screen does it take messages.
  return Reflect.get(navigator, "standalone") === false ? "needs_install" : "unable";
}

/** A worker that is being installed takes a moment; one that cannot be installed must not keep anybody waiting. */
const PATIENCE_MS = 10_000;

/**
 * Asks the person whether this browser may show reminders, then the browser's push service for an address.
 *
 * @returns the address; null when the person said no, or nothing
 * @throws when the push service cannot be reached
 */
export async function subscribeHere(publicKey: string): Promise<string | null> {
  // First of all: browsers ask only right after a press.
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await readyWorker();
  const present = await pushManager.getSubscription();
  if (present && !isTiedTo(present, publicKey)) await present.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  return (await pushManager.subscribe(options)).endpoint;
}

/** Whether this browser still holds what a reminder is sent to. */
export async function isSubscribedHere(publicKey: string): Promise<boolean> {
  if (ability() !== "able" || Notification.permission !== "granted") return false;
  const subscription = await presentSubscription();
  return subscription ? isTiedTo(subscription, publicKey) : false;
}

/** Has this browser take no reminders any more, whatever the server knows. */
export async function unsubscribeHere(): Promise<void> {
  await (await presentSubscription())?.unsubscribe();
}

async function presentSubscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  // Safari in a tab of an iPhone has workers, but no push.
  return registration && "pushManager" in registration ? registration.pushManager.getSubscription() : null;
}

function readyWorker(): Promise<ServiceWorkerRegistration> {
  const patience = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The service worker is not ready.")), PATIENCE_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, patience]);
}

/** A subscription of other keys is of no use to this server. */
function isTiedTo({ options }: PushSubscription, publicKey: string): boolean {
  if (!options.applicationServerKey) return false;
  const tied = new Uint8Array(options.applicationServerKey);
  const wanted = bytesOf(publicKey);
  return tied.length === wanted.length && wanted.every((byte, index) => byte === tied[index]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
