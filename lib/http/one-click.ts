import "server-only";
import { AppError } from "@/lib/ground/errors";
import { boundedText } from "./input";

/**
 * A mail program whose reader presses its unsubscribe button posts the form `List-Unsubscribe=One-Click`, in either
 * of the two encodings of forms (RFC 8058, section 3.1).
 *
 * @throws AppError invalid_input when the body is anything else
 */
export async function assertOneClick(request: Request): Promise<void> {
  const type = request.headers.get("content-type") ?? "";
  const body = await boundedText(request);
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => null);
  if (form?.get("List-Unsubscribe") !== "One-Click") {
    throw new AppError("invalid_input", "The body must be the form List-Unsubscribe=One-Click.");
  }
}
