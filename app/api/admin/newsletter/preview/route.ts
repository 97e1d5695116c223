import { endpoint } from "@/lib/http/endpoint";
import { PreviewInput, PreviewReply } from "@/lib/newsletter/console/schema";
import { previewNewsletter } from "@/lib/newsletter/console/send-newsletter";

/** What is being written, as its readers will get it. Reads nothing and sends nothing. */
export const POST = endpoint(
  { access: "admin", body: PreviewInput, reply: PreviewReply },
  async ({ body }) => ({
    html: await previewNewsletter(body),
  }),
);
