// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { latestToastId } from "@/components/ui/toast";
import { renderWithQueries } from "@/tests/support/with-queries";
import { PasskeySignIn } from "./sign-in-form";

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
