import { deviceMember, forgetDevice } from "./device";
import { sendKeptCheckIns } from "./send-kept-check-ins";

/** Signing out does not wait longer than this for what is still to be sent. */
const PATIENCE_MS = 4_000;

/** Sends what still waits on this device, then leaves nothing of the member on it. */
export async function leaveDevice(): Promise<void> {
  const member = await deviceMember().catch(() => undefined);
  if (member) {
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
    await Promise.race([sendKeptCheckIns(member.id), patience]).catch(() => {});
  }
  await forgetDevice();
}
