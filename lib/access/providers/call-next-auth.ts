import "server-only";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type AuthOptions } from "next-auth";
import { tellNextAuthItsAddress } from "@/lib/env";

interface Asked {
  method: "GET" | "POST";
  /** The action, and the provider where it needs one. */
  path: string[];
  query?: Record<string, string>;
  body?: Record<string, string>;
  cookies: Record<string, string>;
}

interface Answered {
  /** `Set-Cookie` headers. */
  cookies: string[];
  redirect: string | null;
  body: unknown;
}

/**
 * Asks next-auth's handler, inside this process, in the form in which it takes plain values: no header of the request
 * reaches it, so nothing that a caller forges there can.
 */
export async function callNextAuth(options: AuthOptions, asked: Asked): Promise<Answered> {
  tellNextAuthItsAddress();
  const { method, path, query, body = {}, cookies } = asked;
  const request = { method, query: { ...query, nextauth: path }, body, cookies, headers: {} };
  const headers = new Map<string, unknown>();
  let sent: unknown = null;
  const keep = (value: unknown) => {
    sent = value;
  };
  const response = {
    status: () => response,
    getHeader: (name: string) => headers.get(name),
    setHeader: (name: string, value: unknown) => headers.set(name, value) && response,
    send: keep,
    json: keep,
    end: () => undefined,
  };
  await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
  const location = headers.get("Location");
  const setCookies = headers.get("Set-Cookie");
  return {
    body: sent,
    cookies: Array.isArray(setCookies) ? setCookies.map(String) : [],
    redirect: typeof location === "string" ? location : null,
  };
}
