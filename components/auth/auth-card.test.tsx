// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SignInError } from "./auth-card";

afterEach(cleanup);

function open(search: string) {
  window.history.replaceState(null, "", `/auth${search}`);
  render(<SignInError />);
}

test("a failed sign-in is told in words of ours, whatever the address says", () => {
  open("?error=%3Cb%3ECall+this+number%3C%2Fb%3E");
  const words = screen.getByRole("alert").textContent ?? "";
  expect(words.length).toBeGreaterThan(10);
  expect(words).not.toContain("number");
});

test("without one nothing is told", () => {
  open("");
  expect(screen.queryByRole("alert")).toBeNull();
});
