/** A value that lives outside React, with those who want to know when it changes. */
export interface Store<T> {
  get(): T;
  /** Tells the listeners only when the value is another one. */
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a {@link Store}. The islands of a page are React roots of their own: what they share lives in one. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
