import { LifeBuoy } from "lucide-react";
import { CrisisLines } from "@/components/crisis/crisis-lines";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { DISCLAIMER } from "./about-text";

export function Disclaimer() {
  return (
    <Card className="notice-card">
      <LifeBuoy />
      <div>
        <CardTitle>Disclaimer</CardTitle>
        <p>{DISCLAIMER}</p>
        <CrisisLines />
      </div>
    </Card>
  );
}
