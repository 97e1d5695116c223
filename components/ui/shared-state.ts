import { useSyncExternalStore } from "react";

export interface SharedState<Value> {
  get(): Value;
  set(next: Value): void;
  /** The value on screen; the initial one while the server draws. */
  useValue(): Value;
}

/** A value kept outside React, for parts of a page that have no parent of their own, or that come and go. */
export function sharedState<Value>(initial: Value): SharedState<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
  };
}
