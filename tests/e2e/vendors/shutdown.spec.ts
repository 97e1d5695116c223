import { DEMO_MEMBER } from "@/prisma/seed/demo-accounts.mjs";
import { expect, test } from "@/tests/e2e/support/test";

test("a server asked to stop finishes the check-in that is in flight", async ({
  app,
  anthropic,
  request,
}) => {
  anthropic.respond({ kind: "slow", ms: 1_200 });
  const login = await request.post("/api/auth/login", {
    data: { email: DEMO_MEMBER.email, password: DEMO_MEMBER.password },
  });
  expect(login.status()).toBe(200);
  const before = anthropic.requests.length;
  // A connection that stays open is the client's, and the server would wait for it to be over.
  const headers = { Connection: "close" };
  const inFlight = request.post("/api/quotes/generate", { headers, data: { sleepQuality: 2 } });
  await expect.poll(() => anthropic.requests.length).toBeGreaterThan(before);

  const stopped = app.stop();
  const reply = await inFlight;
  expect(reply.status()).toBe(201);
  // 128 and the signal's number: it ended by itself, where a process that is cut off has no code.
  expect(await stopped).toBe(143);

  await app.start();
  const { id } = (await reply.json()) as { id: string };
  const recent = await (await request.get("/api/quotes/recent")).json();
  expect(JSON.stringify(recent)).toContain(id);
});
