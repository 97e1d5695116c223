import { z } from "zod";
import { QuoteWriterError } from "@/lib/services/quote-writer/writer-error";

/** Read leniently: other servers of this API leave parts out, and some proxies answer with a web page. */
const Reply = z.object({
  model: z.string().min(1).nullish(),
  stop_reason: z.string().nullish(),
  content: z.array(z.object({ type: z.string(), text: z.string().nullish() })),
  usage: z.object({ input_tokens: z.int().nonnegative(), output_tokens: z.int().nonnegative() }).nullish(),
});

const FINISHED = new Set(["end_turn", "stop_sequence"]);

interface FinishedReply {
  text: string;
  model: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
}

/** The words of a finished answer, or a `QuoteWriterError`: cut off, refused and empty ones are no answer. */
export function readReply(raw: unknown): FinishedReply {
  const parsed = Reply.safeParse(raw);
  if (!parsed.success) throw new QuoteWriterError("unfit");
  const { content, stop_reason, model, usage } = parsed.data;
  if (stop_reason === "refusal") throw new QuoteWriterError("refused");
  if (!FINISHED.has(stop_reason ?? "")) throw new QuoteWriterError("unfit");
  const text = unquoted(
    content
      .filter((block) => block.type === "text")
      .map((block) => block.text ?? "")
      .join("")
      .trim(),
  );
  if (text === "") throw new QuoteWriterError("unfit");
  return {
    text,
    model: model ?? null,
    inputTokens: usage?.input_tokens ?? null,
    outputTokens: usage?.output_tokens ?? null,
  };
}

/** Models like to put a quote in quotation marks, whatever they are told; the card sets its own. */
function unquoted(text: string): string {
  return /^["“]([^"“”]*)["”]$/.exec(text)?.[1]?.trim() ?? text;
}
