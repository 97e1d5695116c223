import { crisisCare } from "@/lib/crisis/rules";
import { call } from "@/lib/http/client";
import type { Quote } from "@/lib/words/schema";
import { deviceMember, openDevice, seal, unseal } from "./device";
import type { KeptFavorite } from "./schema";

/** How many are kept: what one reads on a train, not an archive. */
const MOST = 60;

/** Keeps the newest saved quotes on this device, to be read without a connection. */
export async function keepFavorites(quotes: readonly Quote[]): Promise<void> {
  const [member, device] = await Promise.all([deviceMember(), openDevice()]);
  if (!member || !device) return;
  const kept = quotes.slice(0, MOST).map(
    ({ id, text, createdAt, emotionalState }): KeptFavorite => ({
      id,
      text,
      createdAt,
      leadsToPeople: crisisCare(emotionalState) === "panel",
    }),
  );
  await device.put("favorites", await seal(member, kept), "all");
}

/** What is kept, as this version of the app or an earlier one kept it. */
export async function openFavorites(): Promise<unknown> {
  const [member, device] = await Promise.all([deviceMember(), openDevice()]);
  const sealed = member && (await device?.get("favorites", "all"));
  return sealed ? unseal(member, sealed) : [];
}

/** Whether any were ever kept for the member who is here, be it none. */
export async function hasKeptFavorites(): Promise<boolean> {
  return ((await (await openDevice())?.count("favorites")) ?? 0) > 0;
}

/** Keeps what is saved now, where this device keeps anything for its member. */
export async function refreshFavorites(): Promise<void> {
  if (!(await deviceMember())) return;
  const { quotes } = await call("/api/quotes/favorites", { seesTo: [401, 403] });
  await keepFavorites(quotes);
}
