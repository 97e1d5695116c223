"use client";

import { Serwist } from "@serwist/window";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";

/** What makes the site an app: its service worker, and word of a new version. */
export function InstalledApp() {
  const [waiting, setWaiting] = useState<Serwist | null>(null);
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    void registerWorker(setWaiting).catch(() => {});
  }, []);
  return waiting && <UpdateNotice onReload={() => waiting.messageSkipWaiting()} />;
}

async function registerWorker(onWaiting: (worker: Serwist) => void): Promise<void> {
  const worker = new Serwist("/serwist/sw.js", { scope: "/", type: "module" });
  worker.addEventListener("waiting", () => onWaiting(worker));
  worker.addEventListener("controlling", ({ isUpdate }) => {
    if (isUpdate) window.location.reload();
  });
  await worker.register();
}

function UpdateNotice({ onReload }: { onReload: () => void }) {
  return (
    <div
      className="fixed z-31 inset-x-3 top-[calc(var(--space-3)_+_env(safe-area-inset-top))] bottom-auto flex items-center justify-between gap-4 max-w-105 mx-auto px-4 py-3 rounded-lg bg-surface-raised shadow-float inset-ring inset-ring-line"
      role="status"
    >
      <span>A new version of Hearten is ready.</span>
      <Button size="small" onClick={onReload}>
        Reload
      </Button>
    </div>
  );
}
