import { Check } from "lucide-react";
import { CardTitle } from "@/components/ui/card-title";
import { COMMITMENTS } from "./about-text";

export function Commitments() {
  return (
    <section className="perfect-for">
      <CardTitle>Our Commitments</CardTitle>
      <ul>
        {COMMITMENTS.map((commitment) => (
          <li key={commitment}>
            <Check />
            {commitment}
          </li>
        ))}
      </ul>
    </section>
  );
}
