import { beforeAll, expect, test } from "vitest";
import * as forgot from "@/app/api/auth/forgot-password/route";
import * as login from "@/app/api/auth/login/route";
import * as reauthenticate from "@/app/api/auth/reauthenticate/route";
import * as register from "@/app/api/auth/register/route";
import * as resend from "@/app/api/auth/resend-verification/route";
import * as reset from "@/app/api/auth/reset-password/route";
import * as sessions from "@/app/api/auth/sessions/route";
import * as newsletter from "@/app/api/newsletter/subscribe/route";
import * as unsubscribe from "@/app/api/newsletter/unsubscribe/route";
import * as remove from "@/app/api/user/delete-account/route";
import * as email from "@/app/api/user/email/route";
import * as preferences from "@/app/api/user/email-preferences/route";
import * as password from "@/app/api/user/password/route";
import type { OpenDatabase } from "@/lib/db/client";
import { newestMail } from "@/tests/support/accounts";
import { contents, useFreshDatabase } from "@/tests/support/database";
import { type Member, member, PASSWORD } from "@/tests/support/people";
import { call, type Handlers } from "@/tests/support/request";

let open: OpenDatabase;
let someone: Member;

beforeAll(async () => {
  open = await useFreshDatabase();
  someone = await member(open.prisma);
});

const FOREIGN: readonly Record<string, string>[] = [
  { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://sibling.localhost:3000", "Sec-Fetch-Site": "same-site" },
  { Origin: "http://localhost:3001", "Sec-Fetch-Site": "same-site" },
  { Origin: "https://localhost:3000", "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://localhost:3000.evil.example", "Sec-Fetch-Site": "cross-site" },
  { Origin: "null", "Sec-Fetch-Site": "cross-site" },
  { Origin: "null", "Sec-Fetch-Site": "same-origin" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
];

test.each(FOREIGN)(
  "A write from $Origin ($Sec-Fetch-Site) is refused, and nothing has changed",
  async (headers) => {
    const { email: address } = someone;
    const writes: readonly [Handlers, "POST" | "DELETE", unknown][] = [
      [register, "POST", { email: "planted@hearten.test", password: PASSWORD }],
      [login, "POST", { email: address, password: PASSWORD }],
      [forgot, "POST", { email: address }],
      [resend, "POST", { email: address }],
      [reset, "POST", { token: "t".repeat(43), password: PASSWORD }],
      [reauthenticate, "POST", { password: PASSWORD }],
      [password, "POST", { currentPassword: PASSWORD, newPassword: "a light of the attacker" }],
      [email, "POST", { email: "attacker@evil.example", password: PASSWORD }],
      [sessions, "DELETE", undefined],
      [newsletter, "POST", { email: address, subscriptionSource: "website" }],
      [unsubscribe, "POST", { email: address }],
      [
        preferences,
        "POST",
        {
          userId: someone.id,
          marketingEmails: 1,
          productUpdates: 1,
          securityNotifications: 0,
          newsletter: 1,
        },
      ],
      [remove, "DELETE", undefined],
    ];
    const before = await contents(open.pool);
    for (const [handlers, method, body] of writes) {
      const reply = await call(handlers, method, "/api/any", { as: someone, bare: true, headers, body });
      expect(reply.status).toBe(403);
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
    expect(await newestMail(address)).toBeUndefined();
    expect(await contents(open.pool)).toEqual(before);
  },
);
