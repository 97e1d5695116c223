// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ThemeToggle } from "./switch-cards";

function edgeColors() {
  return Array.from(document.querySelectorAll('meta[name="theme-color"]'), (meta) =>
    meta.getAttribute("content"),
  );
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.classList.remove("dark");
  document.head.innerHTML =
    '<meta name="theme-color" content="#cfe1e2"><meta name="theme-color" content="#0a1417">';
});
afterEach(cleanup);

test("switching to dark changes the page, the browser's edge and what is remembered", () => {
  render(<ThemeToggle />);
  const toggle = screen.getByRole("switch", { name: "Dark theme", checked: false });
  fireEvent.click(toggle);
  expect(document.documentElement.classList.contains("dark")).toBe(true);
  expect(edgeColors()).toEqual(["#0a1417", "#0a1417"]);
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(toggle.getAttribute("aria-checked")).toBe("true");
});

test("switching back remembers light", () => {
  document.documentElement.classList.add("dark");
  render(<ThemeToggle />);
  fireEvent.click(screen.getByRole("switch", { checked: true }));
  expect(document.documentElement.classList.contains("dark")).toBe(false);
  expect(localStorage.getItem("theme")).toBe("light");
});
