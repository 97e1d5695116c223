import { call } from "@/lib/http/client";
import { deviceMember, rememberMember } from "./device";
import { hasKeptFavorites, refreshFavorites } from "./kept-favorites";
import { SealingKey } from "./schema";

/**
 * Readies this device for being without a connection, wherever in the app the member is: it can then keep a check-in,
 * and has their saved quotes. Who has not agreed to check-ins yet has nothing kept.
 */
export async function readyDevice(memberId: string): Promise<void> {
  const present = await deviceMember();
  if (present?.id !== memberId || !present.sealingKey) {
    const { sealingKey } = await call("/api/user/sealing-key", { reply: SealingKey, seesTo: [401, 403] });
    if (!sealingKey) return;
    await rememberMember(memberId, sealingKey);
  }
  if (!(await hasKeptFavorites())) await refreshFavorites();
}
