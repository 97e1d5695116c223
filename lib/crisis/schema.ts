import { z } from "zod";

/** Whether the member knows the crisis lines, and the panel with them stands folded. */
export const KnownCrisisLines = z.strictObject({ known: z.boolean() });
export type KnownCrisisLines = z.infer<typeof KnownCrisisLines>;
