"use client";

import { useForgottenParameters } from "@/components/layout/use-address-parameter";
import { RETURN_PARAMETERS } from "./returned-setup";

/** Takes what Stripe added out of the address: nobody shall bookmark or copy it. */
export function ForgetReturn() {
  useForgottenParameters(RETURN_PARAMETERS);
  return null;
}
