import { z } from "zod";
import { env } from "@/lib/config/env";
import { money } from "@/lib/config/money";
import { PRICE } from "@/lib/config/policy";
import type { LetterContent } from "./letter";

/** What is known of the reader when the mail goes out. */
export interface Reader {
  email: string;
  firstName: string | null;
  timeZone: string | null;
}

export interface Template<Data extends z.ZodObject = z.ZodObject> {
  data: Data;
  /** Builds the letter from what the queue kept. */
  build(kept: unknown, reader: Reader): LetterContent;
}

/** A kind of letter: what has to be known when it is queued, and how it reads. */
export function template<Shape extends z.ZodRawShape>(
  shape: Shape,
  letter: (data: z.infer<z.ZodObject<Shape>>, reader: Reader) => LetterContent,
): Template<z.ZodObject<Shape>> {
  const data = z.object(shape);
  return { data, build: (kept, reader) => letter(data.parse(kept), reader) };
}

export const token = z.string();
/** A date as the member reads it. */
export const until = z.string();
export const takesPayment = z.boolean();
/** What the member agreed to. A letter that was queued before that was kept has none: it was the one there was. */
export const price = z.string().default(() => money(PRICE));

/** A link that leaves the app is made from `APP_URL` alone. */
export function link(path: string, token?: string): string {
  const url = new URL(path, env().appUrl);
  if (token) url.searchParams.set("token", token);
  return url.href;
}
