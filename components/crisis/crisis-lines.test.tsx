// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { AllCrisisSentences, CrisisHelp, CrisisLines, HelpNow, SupportLine } from "./crisis-lines";

// jsdom has the element, but not what opens and closes it; Escape and focus are tried in a browser.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("help opens the crisis lines as links to call and to text, the member's own first", async () => {
  render(
    <CrisisHelp timeZone="America/Toronto" known={false}>
      <HelpNow />
    </CrisisHelp>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Need help now?" }));
  const dialog = screen.getByRole("dialog", { name: "Need help now?" });
  const links = within(dialog).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "tel:988",
    "sms:988",
    "tel:911",
    "tel:116123",
    "sms:85258?&body=SHOUT",
    "tel:111",
    "tel:999",
    "tel:116123",
    "sms:50808?&body=HELLO",
    "tel:112",
    "https://findahelpline.com",
  ]);
});

test("a second press right after the first leaves help open; one beside it later closes it", async () => {
  render(<HelpNow />);
  await userEvent.click(screen.getByRole("button", { name: "Need help now?" }));
  const dialog = screen.getByRole("dialog");
  const pressBeside = () => fireEvent.click(dialog, { clientX: 900, clientY: 900 });
  pressBeside();
  expect(screen.getByRole("dialog")).toBe(dialog);
  const later = performance.now() + 1_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  pressBeside();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("help closes by its button", async () => {
  render(<HelpNow />);
  await userEvent.click(screen.getByRole("button", { name: "Need help now?" }));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the quieter offer opens the same numbers", async () => {
  render(<SupportLine />);
  await userEvent.click(screen.getByText("If it gets heavier, there are people to talk to."));
  const dialog = screen.getByRole("dialog", { name: "Need help now?" });
  expect(within(dialog).getAllByRole("link")).toHaveLength(11);
});

test("who is not known, or has no zone yet, has the lines of their device's zone first", () => {
  inZone("America/New_York");
  for (const timeZone of [undefined, null, "UTC"]) {
    const lines = (
      <>
        <CrisisLines />
        <AllCrisisSentences />
      </>
    );
    render(
      timeZone === undefined ? (
        lines
      ) : (
        <CrisisHelp timeZone={timeZone} known={false}>
          {lines}
        </CrisisHelp>
      ),
    );
    expect(screen.getAllByRole("link")[0]?.textContent).toBe("Call 988");
    expect(document.querySelector("body > div > p b")?.textContent).toBe("US and Canada:");
    cleanup();
  }
});

/** Has the device stand in this zone. */
function inZone(timeZone: string) {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...options, timeZone });
}
