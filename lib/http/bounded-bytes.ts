import "server-only";
import { AppError } from "@/lib/errors";

/** The body as it was sent. @throws AppError invalid_input when it is larger than allowed, or ended early */
export async function boundedBytes(request: Request, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size > most) {
      throw new AppError("invalid_input", `The body is larger than ${Math.round(most / 1024)} kB.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A caller who hangs up midway is no fault of this server's. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    if (body) yield* body;
  } catch (cause) {
    throw new AppError("invalid_input", "The body ended before it was whole.", { cause });
  }
}
