import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { NoPaymentNote } from "./no-payment-note";
import { costSentence, startLabel } from "./offer";
import type { AgreementProps } from "./payment-panel";

/** Local billing: nothing to pay with, so a word is enough. */
export function LocalConfirm({ offer, isStarting, onAgreed }: AgreementProps) {
  return (
    <Card variant="lift">
      <CardTitle>No card needed here</CardTitle>
      <div className="my-4">
        <NoPaymentNote />
      </div>
      <p className="mb-3 text-sm">Where payments are taken it would be: {costSentence(offer)}</p>
      <Button block pending={isStarting} pendingLabel="Starting..." onClick={onAgreed}>
        {startLabel(offer)}
      </Button>
    </Card>
  );
}
