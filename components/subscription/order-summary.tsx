import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { PRICE, TRIAL_DAYS } from "@/lib/config/brand";
import type { Offer } from "./offer";

const NOTHING = "£0.00";

/** What is due today and what later. */
export function OrderSummary({ offer }: { offer: Offer }) {
  const { trialAvailable, trialEnds, takesPayment } = offer;
  return (
    <Card>
      <CardTitle>Premium</CardTitle>
      <p className="price">
        <b>{PRICE.label}</b>
        <span>per month</span>
      </p>
      <dl className="dues">
        <div>
          <dt>{trialAvailable ? `${TRIAL_DAYS}-day free trial` : "First month"}</dt>
          <dd>{trialAvailable ? NOTHING : PRICE.label}</dd>
        </div>
        <div className="text-ink-soft">
          <dt>{trialAvailable ? `From ${trialEnds}` : "Every month after"}</dt>
          <dd>{PRICE.label} per month</dd>
        </div>
        <div className="due-today">
          <dt>Due today{!takesPayment && " on this server"}</dt>
          <dd>{trialAvailable || !takesPayment ? NOTHING : PRICE.label}</dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">
        You can cancel in Settings at any time.
        {trialAvailable && ` If you cancel before ${trialEnds}, nothing is charged.`}
      </p>
    </Card>
  );
}
