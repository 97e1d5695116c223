import { BRAND } from "@/lib/brand";

export function LandingNav() {
  return (
    <nav aria-label="Main">
      <a href="#features">Features</a>
      <a href="#why">Why Choose</a>
      <a href={`mailto:${BRAND.supportEmail}`}>Contact</a>
    </nav>
  );
}
