import { costParts, type Offer } from "./offer";

/** What it costs, and when. What is charged later stands out over what is free now. */
export function CostLine({ offer, children }: { offer: Offer; children?: React.ReactNode }) {
  const [before, charge, after] = costParts(offer);
  return (
    <p className="mb-3 text-sm">
      {children}
      {before}
      <b className="text-base font-bold">{charge}</b>
      {after}
    </p>
  );
}
