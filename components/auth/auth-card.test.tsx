// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { renderWithQueries } from "@/tests/support/with-queries";
import { AuthCard, ProviderButtons, SignInFailure } from "./auth-card";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openAt(search: string) {
  window.history.replaceState(null, "", `/auth${search}`);
  render(<SignInFailure />);
}

test("a failed sign-in is told in words of ours, whatever the address says", () => {
  openAt("?error=%3Cb%3ECall+this+number%3C%2Fb%3E");
  const words = screen.getByRole("alert").textContent ?? "";
  expect(words.length).toBeGreaterThan(10);
  expect(words).not.toContain("number");
});

test("a code of ours has its own words, and what an object brings along has none", () => {
  openAt("?error=address_not_verified");
  expect(screen.getByRole("alert").textContent).toMatch(/hasn't verified/);
  for (const other of ["toString", "__proto__"]) {
    cleanup();
    openAt(`?error=${other}`);
    expect(screen.getByRole("alert").textContent).toMatch(/^That sign-in didn't work/);
  }
});

test("without one nothing is told", () => {
  openAt("");
  expect(screen.queryByRole("alert")).toBeNull();
});

function open(answer: () => Response) {
  vi.stubGlobal("fetch", async () => answer());
  renderWithQueries(
    <>
      <ProviderButtons />
      <Toaster />
    </>,
  );
}

const enabled = (name: string) => screen.findByRole("link", { name });
const google = () => screen.getByRole("button", { name: "Continue with Google" });

test("what is set up is a plain link, the further provider by its own name", async () => {
  open(() => Response.json({ google: true, provider: { name: "Northern Health" } }));
  expect((await enabled("Continue with Google")).getAttribute("href")).toBe("/api/auth/google");
  expect((await enabled("Continue with Northern Health")).getAttribute("href")).toBe("/api/login");
});

test("what is not set up can have the focus, and says why it leads nowhere, to a finger as well", async () => {
  open(() => Response.json({ google: false, provider: null }));
  await waitFor(() => expect(google().getAttribute("aria-busy")).toBeNull());
  expect(google().getAttribute("aria-disabled")).toBe("true");
  expect(google()).toHaveProperty("disabled", false);
  const why = "This server hasn't set up sign-in with Google.";
  google().focus();
  expect((await screen.findByRole("tooltip")).textContent).toBe(why);
  fireEvent.click(google());
  await waitFor(() => expect(document.querySelector(".toast")?.textContent).toContain(why));
  const further = screen.getByRole("button", { name: "Continue with another provider" });
  expect(further.getAttribute("aria-disabled")).toBe("true");
});

test("what is not set up says why under a pointer as well", async () => {
  open(() => Response.json({ google: false, provider: null }));
  await waitFor(() => expect(google().getAttribute("aria-busy")).toBeNull());
  vi.useFakeTimers();
  fireEvent.pointerMove(google());
  act(() => vi.advanceTimersByTime(700));
  expect(screen.getByRole("tooltip").textContent).toBe("This server hasn't set up sign-in with Google.");
});

test("when the question itself fails the ways in stay open", async () => {
  open(() => new Response("", { status: 500 }));
  expect(await enabled("Continue with Google")).toBeDefined();
});

/** The card at an address, and the name of the tab that is open. */
function cardAt(search: string) {
  window.history.replaceState(null, "", `/auth${search}`);
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  renderWithQueries(
    <AppRouterContext value={{} as never}>
      <AuthCard />
    </AppRouterContext>,
  );
  return () => screen.getByRole("tab", { selected: true }).textContent;
}

test("the card opens on signing in, or on creating an account where the address asks for it", async () => {
  expect(cardAt("")()).toBe("Sign In");
  expect(screen.getByRole("link", { name: "Forgot password?" }).getAttribute("href")).toBe(
    "/forgot-password",
  );
  cleanup();
  const open = cardAt("?tab=create-account");
  expect(open()).toBe("Create Account");
  expect(screen.getByRole("button", { name: "Create Account" })).toBeDefined();
  await userEvent.click(screen.getByRole("tab", { name: "Sign In" }));
  expect(open()).toBe("Sign In");
  expect(screen.getByRole("button", { name: "Sign In" })).toBeDefined();
});
