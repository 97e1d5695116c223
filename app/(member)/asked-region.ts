import { headers } from "next/headers";
import { cache } from "react";
import { regionOf } from "@/lib/time/region";

/** How the browser that asks for this page writes its dates. */
export const askedRegion = cache(async () => regionOf((await headers()).get("accept-language")));
