import { verifyEmail } from "@/lib/accounts/mailed-links";
import { VerifyEmailQuery, VerifyEmailReply } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** Proves an address by the token of a mail. The page's script calls it, so a scanner's visit uses nothing up. */
export const GET = endpoint(
  { access: "public", query: VerifyEmailQuery, reply: VerifyEmailReply },
  async ({ query: { token }, viewer }) => {
    const verified = await verifyEmail(token, viewer?.id ?? null);
    const message = verified
      ? "Your email address is verified."
      : "This verification link is invalid, has expired or has already been used.";
    return { verified, message };
  },
);
