import { memberTimeZone } from "@/lib/accounts/set-time-zone";
import { checkInTime } from "@/lib/check-ins/rules";
import { CheckInInput } from "@/lib/check-ins/schema";
import { WAITING_DAYS } from "@/lib/config/policy";
import { AppError } from "@/lib/ground/errors";
import { endpoint } from "@/lib/http/endpoint";
import { idempotencyKeyOf } from "@/lib/http/input";
import { consume } from "@/lib/limits/consume";
import { now, timeZoneOf } from "@/lib/time/clock";
import { generateQuote } from "@/lib/words/generate-quote";
import { beginCheckIn } from "@/lib/words/request";
import { GeneratedQuote } from "@/lib/words/schema";

/** A check-in and the quote for it. The same Idempotency-Key twice is one check-in and one quote. */
export const POST = endpoint(
  { access: "subscriber", body: CheckInInput, reply: GeneratedQuote, status: 201 },
  async ({ viewer, body, request }) => {
    const { checkedInAt, ...told } = body;
    const isLate = checkedInAt !== undefined;
    const at = checkInTime(isLate ? new Date(checkedInAt) : null, now());
    if (!at) {
      throw new AppError("invalid_input", `checkedInAt must lie in the last ${WAITING_DAYS} days.`, {
        field: "checkedInAt",
      });
    }
    const idempotencyKey = idempotencyKeyOf(request);
    await consume("generate_member", viewer.id);
    const { writer, known } = await beginCheckIn(viewer.id);
    // Where somebody was when they filled it in says nothing of where they are now.
    const timeZone = isLate
      ? (timeZoneOf(request) ?? viewer.timeZone)
      : await memberTimeZone(viewer, request);
    return generateQuote(viewer.id, timeZone, { ...told, idempotencyKey, isLate }, { at, writer, known });
  },
);
