import { IMPORT_MAX_MB } from "@/lib/config/policy";

export const MAX_BYTES = IMPORT_MAX_MB * 1024 * 1024;

export const TOO_LARGE =
  `This file is larger than ${IMPORT_MAX_MB} MB, which is more than we can take in one go. ` +
  "If it's 'Export everything', try the CSV file of 'Export your data': it's smaller.";
