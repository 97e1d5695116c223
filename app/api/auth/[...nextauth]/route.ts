import { z } from "zod";
import { finishSignIn } from "@/lib/access/provider-sign-in";
import { isProviderId } from "@/lib/accounts/enter-with-provider";
import { AppError } from "@/lib/ground/errors";
import { endpoint } from "@/lib/http/endpoint";

const Path = z.object({ nextauth: z.array(z.string()) });

/** Of what next-auth could answer here, only the way back from a provider is needed. */
const nothingHere = endpoint({ access: "public" }, async () => {
  throw new AppError("not_found", "There is nothing at this address.");
});

/** Where a provider sends somebody back to: `callback/google`, `callback/oidc`. */
export const GET = endpoint({ access: "public", params: Path }, async ({ params, request }) => {
  const [action, provider, ...more] = params.nextauth;
  if (action !== "callback" || !isProviderId(provider) || more.length > 0) {
    throw new AppError("not_found", "There is nothing at this address.");
  }
  return finishSignIn(provider, request);
});

export {
  nothingHere as DELETE,
  nothingHere as OPTIONS,
  nothingHere as PATCH,
  nothingHere as POST,
  nothingHere as PUT,
};
