import { LifeBuoy } from "lucide-react";
import { LinkedText } from "@/components/legal/linked-text";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { DISCLAIMER } from "./about-text";

export function Disclaimer() {
  return (
    <Card className="notice-card">
      <LifeBuoy />
      <div>
        <CardTitle>Disclaimer</CardTitle>
        <p>
          <LinkedText text={DISCLAIMER} />
        </p>
      </div>
    </Card>
  );
}
