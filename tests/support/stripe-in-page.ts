import { fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import "./stripe-js.browser.js";

/** What Stripe says of the cards it is given, one after another. */
export type StripeAnswers = ({ status: "succeeded" | "requires_action" } | { error: { message: string } })[];

/** The colours that the fields are told; a page has them from its styles. */
const TOKENS = [
  ...["primary", "surface", "surface-sunken", "ink", "ink-soft"],
  ...["danger", "line-strong", "focus"],
];

/** Has a page in jsdom find Stripe on loopback, and our server behind `ours`. */
export function payOnLoopback(
  stripe: StripeAnswers,
  ours: (path: string, init: RequestInit) => Promise<Response>,
) {
  for (const token of TOKENS) document.documentElement.style.setProperty(`--${token}`, "#123456");
  const assign = vi.fn<(address: string) => void>();
  const { href, origin } = window.location;
  vi.stubGlobal("location", { href, origin, assign, toString: () => href });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "FontFace",
    class {
      load = () => new Promise(() => {});
    },
  );
  // Its loader would rather fetch the script itself.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const calls = vi.fn(async (address: string, init: RequestInit) => {
    if (!address.startsWith("https://api.stripe.com/")) return ours(address, init);
    return Response.json({ id: "seti_1", ...stripe.shift() });
  });
  vi.stubGlobal("fetch", calls);
  return {
    /** Where the page was led to. */
    assign,
    /** What our server was asked to do, with the body. */
    asked: () =>
      calls.mock.calls
        .filter(([address, init]) => address.startsWith("/api/") && init.method !== "GET")
        .map(([path, { body }]) => [path, body === undefined ? undefined : JSON.parse(String(body))]),
  };
}

export function typeCard(): void {
  const fields = { "Card number": "4242 4242 4242 4242", "Expiry date": "12/34", "Security code": "123" };
  for (const [name, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
}
