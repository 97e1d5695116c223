import { expect, test } from "vitest";
import { expiryNotice } from "@/lib/access/expiry-notices";

test("each reason has its own words", () => {
  expect(expiryNotice("payment_failed")).toEqual({
    title: "Payment Failed",
    message: "We couldn't process your payment. Please update your payment method.",
  });
  expect(expiryNotice("no_subscription").title).toBe("Subscription Required");
});

test("an unknown reason says that the session is over", () => {
  expect(expiryNotice("constructor")).toEqual({
    title: "Access Expired",
    message: "Your session has ended.",
  });
});
