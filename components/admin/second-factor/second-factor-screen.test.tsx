// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { queryKeys } from "@/lib/http/query-keys";
import { renderWithQueries } from "@/tests/support/with-queries";
import { NewRecoveryCodes } from "./enrol-factor";
import { SecondFactorScreen } from "./second-factor-screen";

const SET_UP = { standing: "shown", hasApp: true, passkeys: 0, ownPasskeys: 0, recoveryCodes: 8 };
const NOT_YET = { ...SET_UP, standing: "offered", hasApp: false, recoveryCodes: 0 };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(factor: object, answer: (path: string, method: string) => Response | Promise<Response>) {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    return answer(path, method ?? "");
  });
  renderWithQueries(
    <>
      <SecondFactorScreen />
      <Toaster />
    </>,
    [
      [queryKeys.secondFactor, factor],
      [queryKeys.appOffer, { uri: "otpauth://totp/x", secret: "ABCD", picture: "<svg/>", sealed: "s" }],
    ],
  );
  return calls;
}

const button = (name: string) => screen.getByRole("button", { name });

test("What is undone takes the factor once more, and goes on after it", async () => {
  let isFresh = false;
  const calls = open(SET_UP, (path, method) => {
    if (method === "POST" && path.endsWith("second-factor")) isFresh = true;
    else if (!isFresh) return Response.json({ code: "second_factor_again", message: "" }, { status: 403 });
    return Response.json({ message: "Thank you.", recoveryCodes: ["AAAA-BBBB"] });
  });
  await userEvent.click(button("New recovery codes"));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm it's you" }));
  await userEvent.type(dialog.getByLabelText("Code"), "123456");
  await userEvent.click(dialog.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("AAAA-BBBB")).toBeDefined();
  const codes = "POST /api/admin/second-factor/recovery-codes";
  expect(calls.filter((made) => made.startsWith("POST"))).toEqual([
    codes,
    "POST /api/admin/second-factor",
    codes,
  ]);
});

test("Another code by email leaves what was typed", async () => {
  let answerLast = (_: Response) => {};
  let mailed = 0;
  open(NOT_YET, () => {
    mailed += 1;
    if (mailed === 1) return Response.json({ message: "Sent." });
    return new Promise<Response>((resolve) => {
      answerLast = resolve;
    });
  });
  await userEvent.click(button("Email me a code"));
  await userEvent.type(await screen.findByLabelText("Code from the email"), "1234");
  await userEvent.click(button("Email another code"));
  await waitFor(() => expect(mailed).toBe(2));
  expect(screen.getByLabelText<HTMLInputElement>("Code from the email").value).toBe("1234");
  answerLast(Response.json({ message: "Sent." }));
  await screen.findByRole("button", { name: "Email another code" });
  expect(screen.getByLabelText<HTMLInputElement>("Code from the email").value).toBe("1234");
});

test("Setting up another can be left", async () => {
  open(SET_UP, () => Response.json({}));
  await userEvent.click(button("Set up another"));
  await userEvent.click(button("Cancel"));
  expect(screen.getByText("8 recovery codes left")).toBeDefined();
});

test("A browser that doesn't let codes be copied says so", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No.", "NotAllowedError"));
  renderWithQueries(
    <>
      <NewRecoveryCodes codes={["AAAA-BBBB"]} onKept={() => {}} />
      <Toaster />
    </>,
  );
  await user.click(button("Copy"));
  await waitFor(() => expect(document.querySelector(".toast")?.textContent).toContain("Not copied"));
});
