// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { HelpNow } from "@/components/layout/help-now";

afterEach(cleanup);

test("help opens the crisis lines as links to call and to text", async () => {
  render(<HelpNow />);
  await userEvent.click(screen.getByRole("button", { name: "Need help now?" }));
  const dialog = screen.getByRole("dialog", { name: "Need help now?" });
  const links = within(dialog).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "tel:988",
    "sms:988",
    "tel:116123",
    "https://findahelpline.com",
  ]);
});

test("help closes with Escape and gives the focus back", async () => {
  render(<HelpNow />);
  const trigger = screen.getByRole("button", { name: "Need help now?" });
  await userEvent.click(trigger);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(trigger);
});
