import { unsubscribeHere } from "@/lib/reminders/this-browser";
import { deviceMember, leaveMember } from "./device";
import { sendKeptCheckIns } from "./kept-check-ins";

/** Signing out does not wait longer than this for what is still to be sent or told. */
const PATIENCE_MS = 4_000;

/**
 * Sends what still waits on this device and ends its reminders, then leaves nothing of the member on it. What could not
 * be sent stays sealed, unreadable without a new session of theirs, and is sent in that.
 */
export async function leaveDevice(): Promise<void> {
  const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
  const partings = Promise.allSettled([sendWaiting(), unsubscribeHere()]);
  await Promise.race([partings, patience]);
  await leaveMember();
}

async function sendWaiting(): Promise<void> {
  const member = await deviceMember().catch(() => undefined);
  if (member) await sendKeptCheckIns(member.id);
}
