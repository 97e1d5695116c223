"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { type ToastItem, useToast } from "./toast";

function ToastCard({ item, onClose }: { item: ToastItem; onClose: () => void }) {
  const bad = item.variant === "destructive";
  return (
    <Radix.Root
      className={bad ? "toast bad" : "toast"}
      type={bad ? "foreground" : "background"}
      open={item.open}
      onOpenChange={(open) => !open && onClose()}
      duration={item.duration}
    >
      {bad ? <CircleAlert /> : <CircleCheck />}
      <div>
        <Radix.Title asChild>
          <b>{item.title}</b>
        </Radix.Title>
        {item.description && (
          <Radix.Description className="text-sm text-ink-soft">{item.description}</Radix.Description>
        )}
      </div>
    </Radix.Root>
  );
}

/** The place where toasts appear, one at a time. Stands once, at the root. */
export function Toaster() {
  const { toasts, isHeld, dismiss } = useToast();
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {!isHeld &&
        toasts.map((item) => <ToastCard key={item.id} item={item} onClose={() => dismiss(item.id)} />)}
      <Radix.Viewport className="toasts" hotkey={["F8"]} />
    </Radix.Provider>
  );
}
