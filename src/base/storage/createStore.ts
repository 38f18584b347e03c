/** A value outside of React with its listeners. */
export interface Store<T> {
  get(): T;
  /** Sets the value, and calls the listeners if it changed. */
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a {@link Store}. It shares state between the React roots of a page, such as demos. */
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
