import { ACCESS_FAULTS } from "./access";
import type { Fault } from "./fault";
import { PRODUCT_FAULTS } from "./product";
import { REQUEST_FAULTS } from "./requests";

/** Those that somebody could use against a member, or against the server. */
export const SECURITY_FAULTS: readonly Fault[] = [...ACCESS_FAULTS, ...REQUEST_FAULTS];

export const FAULTS: readonly Fault[] = [...SECURITY_FAULTS, ...PRODUCT_FAULTS];
