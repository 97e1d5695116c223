import { whole } from "@/lib/words/writers/form";
import phrases from "./medical.json";

/** People whose work is health. On a day in pain, without hope or without anybody they are somebody to turn to. */
export const HEALTH_WORKERS = whole(phrases.healthWorkers);

/** Naming an illness, explaining a body or a mind, and any remedy: medicine, treatment, techniques, drink. */
export const MEDICAL = whole(phrases.medical);
