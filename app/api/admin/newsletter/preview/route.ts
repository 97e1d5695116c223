import { endpoint, route } from "@/lib/http/route";
import { PreviewInput, PreviewReply } from "@/lib/newsletter/console/schema";
import { previewNewsletter } from "@/lib/newsletter/console/send-newsletter";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** What is being written, as its readers will get it. Reads nothing and sends nothing. */
  POST: endpoint({ access: "admin", body: PreviewInput, reply: PreviewReply }, async ({ body }) => ({
    html: await previewNewsletter(body),
  })),
});
