import "server-only";
import { env } from "@/lib/env";

/** Where a newsletter lets its reader leave. */
export interface UnsubscribeLinks {
  /** The page that the link in the text opens. */
  page: string;
  /** The headers with which a mail program offers a button of its own (RFC 2369, RFC 8058). */
  headers: { "List-Unsubscribe": string; "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

export function unsubscribeLinks(token: string): UnsubscribeLinks {
  const link = (path: string) => {
    const url = new URL(path, env().appUrl);
    url.searchParams.set("token", token);
    return url.href;
  };
  return {
    page: link("/unsubscribe-newsletter"),
    headers: {
      "List-Unsubscribe": `<${link("/api/newsletter/one-click")}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
