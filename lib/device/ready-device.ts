import { call } from "@/lib/http/client";
import { unsubscribeHere } from "@/lib/reminders/this-browser";
import { deviceMember, leaveMember, rememberMember } from "./device";
import { waitingHere } from "./keep-check-in";
import { hasKeptFavorites, refreshFavorites } from "./kept-favorites";

/** Whether check-ins of this member wait here. What was kept of somebody who was here before is not theirs to see. */
export async function hasWaiting(memberId: string): Promise<boolean> {
  const present = await deviceMember();
  if (present && present.id !== memberId) await leaveMember();
  return (await waitingHere(memberId)) > 0;
}

/**
 * Readies this device for being without a connection, wherever in the app the member is: it can then keep a check-in,
 * and has their saved quotes. Who has not agreed to check-ins yet has nothing kept.
 */
export async function readyDevice(memberId: string): Promise<void> {
  const present = await deviceMember();
  if (present?.id !== memberId || !present.sealingKey) {
    const { sealingKey } = await call("/api/user/sealing-key", { seesTo: [401, 403] });
    if (!sealingKey) return;
    await rememberMember(memberId, sealingKey);
  }
  if (!(await hasKeptFavorites())) await refreshFavorites();
}

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
  if (!member || (await waitingHere(member.id)) === 0) return;
  const { sendKeptCheckIns } = await import("./kept-check-ins");
  await sendKeptCheckIns(member.id);
}
