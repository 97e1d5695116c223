import "server-only";
import type { NextRequest } from "next/server";
import type { Adapter } from "next-auth/adapters";
import { SESSION_COOKIE_SECONDS } from "@/lib/access/session-cookie";
import { beginSession } from "@/lib/access/sign-in";
import { now } from "@/lib/clock";
import { database } from "@/lib/db/client";
import type { ProviderId } from "./provider-id";

/**
 * What next-auth needs of our database. Accounts are found, made and linked by the sign-in rules before it asks, in
 * one transaction, which its own order of calls would break apart; sessions are ours, kept by their hash.
 */
export function adapter(provider: ProviderId, request: NextRequest): Adapter {
  return {
    async getUserByAccount({ providerAccountId }) {
      const db = await database();
      const account = await db.account.findUnique({
        where: { provider_providerAccountId: { provider, providerAccountId } },
        select: { user: { select: { id: true, email: true, emailVerified: true } } },
      });
      return account?.user ?? null;
    },
    // The token that next-auth made is left aside.
    async createSession({ userId }) {
      const sessionToken = await beginSession({ id: userId }, provider, request);
      return { sessionToken, userId, expires: new Date(now().getTime() + SESSION_COOKIE_SECONDS * 1000) };
    },
  };
}
