// Loaded before a server that is tested: its clock runs ahead by the milliseconds that a file holds.
import { readFileSync } from "node:fs";

const file = process.env.CLOCK_FILE ?? "";
const RealDate = Date;

function ahead() {
  try {
    return Number(readFileSync(file, "utf8")) || 0;
  } catch {
    return 0;
  }
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead());
    else super(...given);
  }
  // Own ones, not inherited ones: Next copies a constructor's own properties when it wraps it.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;
  static now() {
    return RealDate.now() + ahead();
  }
};
