// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { renderWithQueries } from "@/tests/support/with-queries";
import { UnsubscribeByAddress } from "./unsubscribe-by-address";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function leave(address: string, answer: () => Response) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, JSON.parse(String(body))]);
    return answer();
  });
  renderWithQueries(
    <>
      <UnsubscribeByAddress />
      <Toaster />
    </>,
  );
  if (address) await userEvent.type(screen.getByLabelText("Email"), address);
  await userEvent.click(screen.getByRole("button", { name: "Unsubscribe" }));
  return sent;
}

const notice = () => document.querySelector(".toast")?.textContent;
const done = () => Response.json({ message: "" });

test("without an address nothing is sent, and the form says what is missing", async () => {
  const sent = await leave("", done);
  await expect.poll(notice).toBe("Email RequiredPlease enter your email address.");
  expect(sent).toEqual([]);
});

test("an address is unsubscribed, and told whom to write to if a letter still comes", async () => {
  const sent = await leave("wren@example.com", done);
  expect(await screen.findByRole("heading", { name: "You've been unsubscribed" })).toBeTruthy();
  expect(notice()).toBe("Successfully Unsubscribed");
  expect(screen.getByRole("link", { name: "support@hearten.example" })).toBeTruthy();
  expect(sent).toEqual([["POST", "/api/newsletter/unsubscribe", { email: "wren@example.com" }]]);
});

test("an answer that somebody's WiFi gives in the server's place is a failure, and the address stays", async () => {
  await leave("wren@example.com", () => new Response("<p>Welcome to our WiFi.</p>"));
  await expect.poll(notice).toBe("Unsubscribe FailedPlease try again.");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("wren@example.com");
});
