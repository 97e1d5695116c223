import { IMPORT_MAX_ENTRIES } from "@/lib/config/policy";
import { AppError } from "@/lib/ground/errors";
import { counted } from "@/lib/time/date-words";

/** Why a file is refused whole, in words for the member. */
const REFUSALS = {
  otherKind:
    "We can't read this kind of file. You can import Hearten's own exports, as CSV or JSON, and the CSV export of Daylio.",
  empty: "There are no entries in this file.",
  brokenLetters:
    "We can't read the text in this file. Export it again, or save it as a UTF-8 CSV file, then choose it again.",
  brokenJson: "This file ends too early or was changed, so we can't read it. Please export it again.",
  tooMany: `This file has more than ${counted(IMPORT_MAX_ENTRIES)} entries, which is more than we can take in one go.`,
};

export function refusal(why: keyof typeof REFUSALS): AppError {
  return new AppError("invalid_input", REFUSALS[why]);
}
