import { useSyncExternalStore } from "react";

export interface SharedState<Value> {
  get(): Value;
  set(next: Value): void;
  /** Calls back at each change, until what it answers is called. */
  follow(listener: () => void): () => void;
  /** The value on screen; the initial one while the server draws. */
  useValue(): Value;
}

/** A value kept outside React, for parts of a page that have no parent of their own, or that come and go. */
export function sharedState<Value>(initial: Value): SharedState<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  function follow(listener: () => void) {
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
    follow,
    useValue: () =>
      useSyncExternalStore(
        follow,
        () => value,
        () => initial,
      ),
  };
}
