import { createStore, readCookie, writeCookie } from '@/base/storage';

/** A choice among known values that is kept in a cookie and that the address may overrule. */
export interface Preference<T extends string> {
  fallback: T;
  get: () => T;
  subscribe: (listener: () => void) => () => void;
  /** The reader's choice: it is kept, and ends what the address said. */
  choose: (value: T) => void;
  /** What the address says; undefined when it says nothing. */
  force: (value: T | undefined) => void;
}

/** Makes a {@link Preference}: address beats choice beats the first of `values`. */
export function createPreference<T extends string>(
  cookie: string,
  values: readonly [T, ...T[]],
): Preference<T> {
  const [fallback] = values;
  const store = createStore<T | undefined>(undefined);
  let chosen: T | undefined;
  let forced: T | undefined;

  function settle(): T {
    // Another tab may have written the cookie. Where it is blocked or cleared, the choice holds within the page.
    const kept = readCookie(cookie);
    chosen = values.find((value) => value === kept) ?? chosen;
    const value = forced ?? chosen ?? fallback;
    store.set(value);
    return value;
  }

  return {
    fallback,
    get: () => store.get() ?? settle(),
    subscribe: store.subscribe,
    choose(value) {
      chosen = value;
      forced = undefined;
      writeCookie(cookie, value);
      settle();
    },
    force(value) {
      forced = value;
      settle();
    },
  };
}
