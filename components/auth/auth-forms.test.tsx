// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { latestToastId } from "@/components/ui/toast";
import { renderWithQueries } from "@/tests/support/with-queries";
import { CreateAccountForm, PasskeySignIn } from "./auth-forms";

type Asked = CredentialRequestOptions & { mediation?: string };

let answerOptions: (() => void)[];
let asked: Asked[];
let refuse: ((error: Error) => void)[];

beforeEach(() => {
  answerOptions = [];
  asked = [];
  refuse = [];
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  );
  const get = (options: Asked) =>
    new Promise((_, reject) => {
      asked.push(options);
      refuse.push(reject);
      options.signal?.addEventListener("abort", () => reject(options.signal?.reason));
    });
  Object.defineProperty(navigator, "credentials", { value: { get }, configurable: true });
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise<Response>((resolve) => {
        answerOptions.push(() => resolve(Response.json({ challenge: "YQ", rpId: "localhost" })));
      }),
  );
  document.body.innerHTML = '<input autocomplete="username webauthn">';
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = () => userEvent.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
const optionsAsked = (times: number) => waitFor(() => expect(answerOptions).toHaveLength(times));
const answer = (index: number) => act(async () => answerOptions[index]?.());

test("Pressed early, the button waits for the offer's own question, and opens the one prompt there is", async () => {
  renderWithQueries(<PasskeySignIn />);
  await optionsAsked(1);
  await press();
  await new Promise(setImmediate);
  expect(answerOptions).toHaveLength(1);
  await answer(0);
  await optionsAsked(2);
  expect(asked).toHaveLength(0);
  await answer(1);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.mediation).toBeUndefined();
  expect(asked[0]?.signal?.aborted).toBe(false);
});

test("An offer that waits in the field ends before the button asks", async () => {
  renderWithQueries(<PasskeySignIn />);
  await optionsAsked(1);
  await answer(0);
  await waitFor(() => expect(asked[0]?.mediation).toBe("conditional"));
  await press();
  await optionsAsked(2);
  expect(asked[0]?.signal?.aborted).toBe(true);
});

test.each([
  ["at once, as no person could, is told", 0, 1],
  ["by its person is no failure", 400, 0],
])("A refusal that comes %s", async (_, after, told) => {
  const before = latestToastId();
  renderWithQueries(<PasskeySignIn />);
  await optionsAsked(1);
  await press();
  await answer(0);
  await optionsAsked(2);
  await answer(1);
  await waitFor(() => expect(asked).toHaveLength(1));
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + after);
  await act(async () => refuse[0]?.(new DOMException("No.", "NotAllowedError")));
  expect(latestToastId() - before).toBe(told);
});

function open(answer: () => Response) {
  const calls = vi.fn(async () => answer());
  vi.stubGlobal("fetch", calls);
  renderWithQueries(<CreateAccountForm email="" onEmail={() => undefined} />);
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
