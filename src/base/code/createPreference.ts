import { createStore, readCookie, writeCookie } from '@/base/storage';

/** A choice among known values. It is stored in a cookie, and the URL may override it. */
export interface Preference<T extends string> {
  fallback: T;
  get: () => T;
  subscribe: (listener: () => void) => () => void;
  /** Sets and stores the reader's choice, which ends the override by the URL. */
  choose: (value: T) => void;
  /** Sets the override by the URL; undefined ends it. Reads the cookie again, which another tab may have set. */
  follow: (value: T | undefined) => void;
}

/** Creates a {@link Preference}. The URL takes precedence over the choice, and both over the first of `values`. */
export function createPreference<T extends string>(
  cookie: string,
  values: readonly [T, ...T[]],
): Preference<T> {
  const [fallback] = values;
  const store = createStore<T | undefined>(undefined);
  let chosen: T | undefined;
  let forced: T | undefined;

  /** Returns the stored choice; if cookies are blocked or were cleared, the choice made on this page. */
  function read(): T | undefined {
    const kept = readCookie(cookie);
    return values.find((value) => value === kept) ?? chosen;
  }

  function settle(): T {
    chosen ??= read();
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
    follow(value) {
      forced = value;
      chosen = read();
      settle();
    },
  };
}
