"use client";

import { useEffect } from "react";

/** Readies this device to keep a check-in of this member while there is no connection. */
export function useRememberMember(memberId: string, sealingKey: string): void {
  useEffect(() => {
    // Loaded apart: nothing on the screen waits for it.
    void import("@/lib/device/device")
      .then(({ rememberMember }) => rememberMember(memberId, sealingKey))
      .catch(() => {});
  }, [memberId, sealingKey]);
}
