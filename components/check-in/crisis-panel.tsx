import { CrisisLines } from "@/components/layout/crisis-lines";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";

/** Stands under the quote when the ratings tell of acute distress. It asks for nothing and tells nobody. */
export function CrisisPanel() {
  return (
    <Card className="crisis-panel">
      <CardTitle>It sounds very heavy right now</CardTitle>
      <p>
        You don’t have to carry this by yourself. If you might harm yourself, please talk to a person, now:
      </p>
      <CrisisLines />
    </Card>
  );
}
