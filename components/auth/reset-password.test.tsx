// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { renderWithQueries } from "@/tests/support/with-queries";
import { ResetPassword } from "./password-reset";

const TOKEN = "a".repeat(43);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(search: string, answer = () => Response.json({ message: "Your password has been changed." })) {
  window.history.replaceState(null, "", `/reset-password${search}`);
  const calls = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", calls);
  const leave = vi.fn();
  renderWithQueries(
    <StrictMode>
      <ResetPassword leave={leave} />
      <Toaster />
    </StrictMode>,
  );
  return { calls, leave };
}

async function submit(password: string, confirm = password) {
  fireEvent.change(screen.getByLabelText("New password"), { target: { value: password } });
  fireEvent.change(screen.getByLabelText("Confirm password"), { target: { value: confirm } });
  fireEvent.click(screen.getByRole("button", { name: "Reset Password" }));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const notice = () => document.querySelector(".toast")?.textContent;
const errorOf = (label: string) =>
  (screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

test("a password that is too long is told at its field alone", async () => {
  const { calls } = open(`?token=${TOKEN}`);
  await submit("a".repeat(300));
  expect(errorOf("New password")).toContain("Password must be at most 128 characters long.");
  expect(notice() ?? "").not.toContain("128");
  expect(calls).not.toHaveBeenCalled();
});

test("without a token nothing can be sent, and after two seconds the way leads to asking for a link", () => {
  const { leave } = open("");
  expect(screen.getByRole("button", { name: "Reset Password" })).toHaveProperty("disabled", true);
  expect(notice()).toBe("Invalid linkThis password reset link is invalid. Please request a new one.");
  act(() => vi.advanceTimersByTime(1999));
  expect(leave).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(leave.mock.calls).toEqual([["/forgot-password"]]);
});

test("someone who has left by then is not led anywhere", () => {
  const { leave } = open("?token=");
  cleanup();
  act(() => vi.advanceTimersByTime(5000));
  expect(leave).not.toHaveBeenCalled();
});

test("two passwords that differ are told so, at the field as well, and nothing is sent", async () => {
  const { calls } = open(`?token=${TOKEN}`);
  await submit("a light left on", "a light left off");
  expect(notice()).toBe("Passwords don't matchPlease ensure both passwords match.");
  expect(errorOf("Confirm password")).toContain("Please ensure both passwords match.");
  expect(document.activeElement).toBe(screen.getByLabelText("Confirm password"));
  expect(calls).not.toHaveBeenCalled();
});

test("a short password is told so, at the field as well, and nothing is sent", async () => {
  const { calls } = open(`?token=${TOKEN}`);
  await submit("seven77");
  expect(notice()).toBe("Password too shortPassword must be at least 8 characters long.");
  expect(errorOf("New password")).toContain("Password must be at least 8 characters long.");
  expect(calls).not.toHaveBeenCalled();
});

test("the token and the password are sent, and after three seconds the way leads to signing in", async () => {
  const { calls, leave } = open(`?token=${TOKEN}`);
  await submit("a light left on");
  const [path, init] = calls.mock.calls[0] ?? [];
  expect(path).toBe("/api/auth/reset-password");
  expect(JSON.parse(String(init?.body))).toEqual({ token: TOKEN, password: "a light left on" });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Password reset successful" }));
  act(() => vi.advanceTimersByTime(2999));
  expect(leave).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(leave.mock.calls).toEqual([["/auth"]]);
});

test("a refused token is told in the same words whatever the server says, and the form stays", async () => {
  const { leave } = open(`?token=${TOKEN}`, () => Response.json({ message: "Used." }, { status: 400 }));
  await submit("a light left on");
  expect(notice()).toBe(
    "Password reset failedThis reset link may be invalid or expired. Please request a new one.",
  );
  act(() => vi.advanceTimersByTime(10_000));
  expect(leave).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Reset Password" })).toHaveProperty("disabled", false);
});

test("too common a password is told at its field, because the link is still good", async () => {
  const message = "password is one of the most common.";
  open(`?token=${TOKEN}`, () =>
    Response.json({ message, field: "password", code: "invalid_input" }, { status: 400 }),
  );
  await submit("password");
  expect(errorOf("New password")).toContain("Password is one of the most common.");
  expect(notice() ?? "").not.toContain("failed");
});

test("who tried too often is told when to come back", async () => {
  const message = "Too many tries. Please try again in 5 minutes.";
  open(`?token=${TOKEN}`, () => Response.json({ message }, { status: 429 }));
  await submit("a light left on");
  expect(notice()).toBe(`Password reset failed${message}`);
});
