// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { carryToast, dismissToast, showCarriedToast, useToast } from "./toast";

const shown = () => renderHook(() => useToast()).result.current.toasts[0];

test("a carried toast shows at once, again after the next load, and then no more", () => {
  carryToast({ title: "Login successful", description: "Welcome back!" });
  const first = shown();
  expect(first?.title).toBe("Login successful");

  dismissToast(first?.id ?? 0);
  showCarriedToast();
  const second = shown();
  expect(second).toMatchObject({ title: "Login successful", description: "Welcome back!", open: true });

  showCarriedToast();
  expect(shown()?.id).toBe(second?.id);
});

test("something else under our name shows nothing", () => {
  const before = shown()?.id;
  sessionStorage.setItem("toast", '{"title":7}');
  showCarriedToast();
  expect(shown()?.id).toBe(before);
});
