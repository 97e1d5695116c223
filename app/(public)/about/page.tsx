import "@/app/landing.css";
import type { Metadata } from "next";
import { AboutPage } from "@/components/about/about-page";
import { BRAND } from "@/lib/config/brand";
import { isDemo } from "@/lib/config/env";
import { publicPage } from "@/lib/seo/public-page";

export const metadata: Metadata = publicPage({
  title: "About",
  description: `Why ${BRAND.name} exists, what makes it different, how it helps, where it uses AI, and what we promise.`,
  path: "/about",
});

export default function About() {
  return <AboutPage demo={isDemo()} />;
}
