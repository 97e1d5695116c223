// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { renderWithQueries } from "@/tests/support/with-queries";
import { ForgotPassword } from "./password-reset";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answer: () => Promise<Response>) {
  const calls = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", calls);
  renderWithQueries(
    <>
      <ForgotPassword />
      <Toaster />
    </>,
  );
  return calls;
}

const submit = () => userEvent.click(screen.getByRole("button", { name: "Send reset link" }));
const notice = () => document.querySelector(".toast")?.textContent;

const OUTCOMES: readonly [string, () => Promise<Response>][] = [
  ["success", async () => Response.json({ message: "Done." })],
  ["too many tries", async () => Response.json({ message: "Later." }, { status: 429 })],
  ["a broken server", async () => new Response("", { status: 500 })],
  ["no network", async () => Promise.reject(new TypeError("Failed to fetch"))],
];

test.each(OUTCOMES)("the panel and the notice are the same after %s", async (_, answer) => {
  const calls = open(answer);
  await userEvent.type(screen.getByLabelText("Email"), "maya@example.com");
  await submit();
  const heading = await screen.findByRole("heading", { name: "Check your inbox" });
  expect(document.activeElement).toBe(heading);
  expect(notice()).toBe(
    "Request receivedIf an account exists with that email, you will receive a password reset link shortly",
  );
  expect(screen.getByRole("link", { name: "Back to Login" }).getAttribute("href")).toBe("/auth");
  expect(JSON.parse(String(calls.mock.calls[0]?.[1].body))).toEqual({ email: "maya@example.com" });
});

test("another email can be tried", async () => {
  open(async () => Response.json({ message: "Done." }));
  await userEvent.type(screen.getByLabelText("Email"), "maya@example.com");
  await submit();
  await userEvent.click(await screen.findByRole("button", { name: "Try another email" }));
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "");
});

test("without an email nothing is sent, and the field says so", async () => {
  const calls = open(async () => Response.json({ message: "Done." }));
  await submit();
  expect(await screen.findByText("Enter your email.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  expect(calls).not.toHaveBeenCalled();
});
