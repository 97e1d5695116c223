import { inBackground } from "@/lib/background";

// The worker is started by one bundle of the server and woken from others: they meet here.
const shared = globalThis as typeof globalThis & { heartenMailQueued?: () => Promise<void> };

/** Says what to do when a mail was queued: wake a worker, or send at once where none can stay. */
export function onMailQueued(listener: (() => Promise<void>) | undefined): void {
  shared.heartenMailQueued = listener;
}

/** Tells that a mail was queued, once the request that queued it is answered and so committed. */
export function mailQueued(): void {
  const listener = shared.heartenMailQueued;
  if (listener) inBackground("mail_wake", listener);
}
