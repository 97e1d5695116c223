/** Fired on `window` when a reply says that the member's access is over. */
export const ACCESS_EXPIRED_EVENT = "hearten:access-expired";

export interface AccessExpiredDetail {
  reason: string;
  message: string;
}

declare global {
  interface WindowEventMap {
    [ACCESS_EXPIRED_EVENT]: CustomEvent<AccessExpiredDetail>;
  }
}
