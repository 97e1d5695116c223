import { z } from "zod";
import { type Loopback, listen, type Trouble } from "./loopback";

const Message = z.strictObject({
  personalizations: z.tuple([z.strictObject({ to: z.tuple([z.strictObject({ email: z.string() })]) })]),
  from: z.strictObject({ email: z.string(), name: z.string() }),
  subject: z.string(),
  content: z.tuple([
    z.strictObject({ type: z.literal("text/plain"), value: z.string() }),
    z.strictObject({ type: z.literal("text/html"), value: z.string() }),
  ]),
  headers: z.record(z.string(), z.string()).optional(),
  custom_args: z.strictObject({ key: z.string() }),
  tracking_settings: z.strictObject({
    click_tracking: z.strictObject({ enable: z.literal(false), enable_text: z.literal(false) }),
    open_tracking: z.strictObject({ enable: z.literal(false) }),
  }),
});

const STATUS: Record<Exclude<Trouble, "accepts and drops">, number> = {
  limited: 429,
  "limited for a moment": 429,
  failing: 503,
  refused: 400,
  "wrong key": 401,
};

/** SendGrid's v3 API as its documentation describes it: 202 for a mail, errors in a list, a limit told in headers. */
export async function sendgridServer(): Promise<Loopback> {
  const { url, close } = await listen((request, response, body) => {
    const trouble = server.troubles.shift();
    const reply = (status: number, answer?: unknown) => {
      const reset = String(Math.ceil(Date.now() / 1000) + (trouble === "limited" ? 60 : 0));
      response.writeHead(status, {
        "Content-Type": "application/json",
        ...(status === 429 && { "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset }),
      });
      response.end(answer === undefined ? undefined : JSON.stringify(answer));
    };
    const refuse = (status: number) =>
      reply(status, { errors: [{ message: "ada@hearten.test was not taken" }] });
    if (trouble && trouble !== "accepts and drops") return refuse(STATUS[trouble]);
    if (request.url === "/v3/user/credits")
      return reply(200, { remain: 200, total: 500, overage: 0, used: 300 });
    const {
      personalizations,
      from,
      subject,
      content,
      headers = {},
      custom_args,
    } = Message.parse(JSON.parse(body));
    const to = personalizations[0].to[0].email;
    if (to.endsWith(".invalid")) return refuse(400);
    const [text, html] = [content[0].value, content[1].value];
    const sender = `${from.name} <${from.email}>`;
    server.taken.push({ to, from: sender, subject, text, html, headers, key: custom_args.key });
    if (trouble) return response.destroy();
    reply(202);
  });
  const server: Loopback = { url, taken: [], troubles: [], close };
  return server;
}
