"use client";

import { Smartphone } from "lucide-react";
import { keepInstallOffer, useInstallOffer } from "@/components/offline/install-store";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { BRAND } from "@/lib/config/brand";

/** Offers to put the app on the home screen, where the browser can. */
export function InstallCard() {
  const offer = useInstallOffer();
  if (!offer) return null;
  async function install() {
    // An offer can be used once.
    keepInstallOffer(null);
    await offer?.prompt();
  }
  return (
    <Card>
      <CardTitle>Install {BRAND.name}</CardTitle>
      <p className="mt-2 mb-4 text-ink-soft">
        Put it on your home screen. It opens like an app, and you can fill in a check-in without a connection.
      </p>
      <Button variant="outline" block onClick={install}>
        <Smartphone />
        Install {BRAND.name}
      </Button>
    </Card>
  );
}
