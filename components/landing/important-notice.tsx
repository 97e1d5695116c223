import { LifeBuoy } from "lucide-react";
import { CrisisLines } from "@/components/crisis/crisis-lines";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { BRAND } from "@/lib/config/brand";

export function ImportantNotice() {
  return (
    <Card className="notice-card landing-section">
      <LifeBuoy />
      <div>
        <CardTitle>Important Notice</CardTitle>
        <p>
          {BRAND.name} supports wellness. It is not medical advice, not a diagnosis and not a substitute for a
          professional. If you're in crisis or thinking of harming yourself, please talk to someone now.
        </p>
        <CrisisLines />
      </div>
    </Card>
  );
}
