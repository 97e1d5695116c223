import Link from "next/link";
import { BrandMark } from "@/components/layout/brand-mark";
import { BRAND } from "@/lib/brand";

/** Mark and name, the way home. */
export function Brand() {
  return (
    <Link href="/" className="brand">
      <BrandMark />
      <span>{BRAND.name}</span>
    </Link>
  );
}
