import { consume } from "@/lib/abuse/consume";
import { memberTimeZone } from "@/lib/accounts/keep-time-zone";
import { CheckInInput } from "@/lib/check-ins/schema";
import { idempotencyKeyOf } from "@/lib/http/idempotency-key";
import { endpoint, route } from "@/lib/http/route";
import { allowedWriter } from "@/lib/quotes/allowed-writer";
import { generateQuote } from "@/lib/quotes/generate-quote";
import { GeneratedQuote } from "@/lib/quotes/schema";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  /** A check-in and the quote for it. The same Idempotency-Key twice is one check-in and one quote. */
  POST: endpoint(
    { access: "subscriber", body: CheckInInput, reply: GeneratedQuote, status: 201 },
    async ({ viewer, body, request }) => {
      const { timeOfDayPreference, ...levels } = body;
      const checkIn = { levels, timeOfDay: timeOfDayPreference, idempotencyKey: idempotencyKeyOf(request) };
      await consume("generate_member", viewer.id);
      const writer = await allowedWriter(viewer.id);
      return generateQuote(viewer.id, await memberTimeZone(viewer, request), checkIn, { writer });
    },
  ),
});
