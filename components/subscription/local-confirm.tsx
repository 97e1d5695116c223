import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { CostLine } from "./cost-line";
import { NoPaymentNote } from "./no-payment-note";
import { startLabel } from "./offer";
import type { AgreementProps } from "./payment-panel";

/** Local billing: nothing to pay with, so a word is enough. */
export function LocalConfirm({ offer, isStarting, onAgreed }: AgreementProps) {
  return (
    <Card variant="lift">
      <CardTitle>No card needed here</CardTitle>
      <div className="my-4">
        <NoPaymentNote />
      </div>
      <CostLine offer={offer}>If this server took payments, it would be: </CostLine>
      <Button block pending={isStarting} pendingLabel="Starting..." onClick={onAgreed}>
        {startLabel(offer)}
      </Button>
    </Card>
  );
}
