import { emailPreferences, savePreferences } from "@/lib/email-preferences/preferences";
import { PreferencesReply, SavePreferencesInput } from "@/lib/email-preferences/schema";
import { AppError } from "@/lib/ground/errors";
import { endpoint } from "@/lib/http/endpoint";
import { consume } from "@/lib/limits/consume";

/** What the member wants to be mailed. */
export const GET = endpoint({ access: "member", reply: PreferencesReply }, ({ viewer }) =>
  emailPreferences(viewer),
);

/** Stores it, and answers what holds from now on. */
export const POST = endpoint(
  { access: "member", body: SavePreferencesInput, reply: PreferencesReply },
  async ({ body: { userId, ...preferences }, viewer }) => {
    if (userId !== viewer.id) throw new AppError("forbidden", "You can only change your own preferences.");
    await consume("preferences_member", viewer.id);
    await savePreferences(viewer, preferences);
    return emailPreferences(viewer);
  },
);
