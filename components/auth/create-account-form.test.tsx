// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { CreateAccountForm } from "./create-account-form";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answer: () => Response) {
  const calls = vi.fn(async () => answer());
  vi.stubGlobal("fetch", calls);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CreateAccountForm email="" onEmail={() => undefined} />
    </QueryClientProvider>,
  );
  return calls;
}

const submit = () => userEvent.click(screen.getByRole("button", { name: "Create Account" }));

const TAKEN = { message: "An account with this email already exists", field: "email", code: "conflict" };

test("what is wrong stands at its field, the first of them has the focus, and nothing is sent", async () => {
  const calls = open(() => Response.json({}));
  await userEvent.type(screen.getByLabelText("Password"), "short");
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Email")));
  const described = screen.getByLabelText("Password").getAttribute("aria-describedby")?.split(" ") ?? [];
  const words = described.map((id) => document.getElementById(id)?.textContent);
  expect(words).toContain("Password must be at least 8 characters long.");
  expect(calls).not.toHaveBeenCalled();
});

test("an address that has an account already is told at its field", async () => {
  open(() => Response.json(TAKEN, { status: 409 }));
  await userEvent.type(screen.getByLabelText("Email"), "maya@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "a-light-left-on");
  await submit();
  expect(await screen.findByText("An account with this email already exists.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
});
