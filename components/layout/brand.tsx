import { BrandMark } from "@/components/layout/brand-mark";
import { IntentLink } from "@/components/ui/intent-link";
import { BRAND } from "@/lib/config/brand";

/** Mark and name, the way home. */
export function Brand() {
  return (
    <IntentLink href="/" className="brand">
      <BrandMark />
      <span>{BRAND.name}</span>
    </IntentLink>
  );
}
