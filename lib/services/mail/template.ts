import { z } from "zod";
import type { LetterContent } from "@/emails/letter";
import { env } from "@/lib/env";

/** What a mail is about; decides whether its reader can have it stopped. */
export type MailPurpose = "account" | "security" | "billing" | "product_updates" | "marketing" | "newsletter";

/** What is known of the reader when the mail goes out. */
export interface Reader {
  email: string;
  firstName: string | null;
  timeZone: string | null;
}

export interface Template<Data extends z.ZodObject = z.ZodObject> {
  purpose: MailPurpose;
  data: Data;
  /** Builds the letter from what the queue kept. */
  build(kept: unknown, reader: Reader): LetterContent;
}

/** A kind of letter: what it is about, what has to be known when it is queued, and how it reads. */
export function template<Shape extends z.ZodRawShape>(
  purpose: MailPurpose,
  shape: Shape,
  letter: (data: z.infer<z.ZodObject<Shape>>, reader: Reader) => LetterContent,
): Template<z.ZodObject<Shape>> {
  const data = z.object(shape);
  return { purpose, data, build: (kept, reader) => letter(data.parse(kept), reader) };
}

/** A link that leaves the app is made from `APP_URL` alone. */
export function link(path: string, token?: string): string {
  const url = new URL(path, env().appUrl);
  if (token) url.searchParams.set("token", token);
  return url.href;
}
