import { useSyncExternalStore } from 'react';
import { stylings, type CodeStyling, type CodeVariant } from '@/model';
import { createPreference, type Preference } from './createPreference';
import { parseDemoHash } from './parseDemoHash';
import { stylingCookie } from './stylingCookie';
import { watchHash } from './watchHash';

const variant = createPreference<CodeVariant>('codeVariant', ['TS', 'JS']);

const [fallback, ...others] = stylings;
const styling = createPreference<CodeStyling>(stylingCookie, [
  fallback.styling,
  ...others.map((one) => one.styling),
]);

/**
 * Applies the language and styling in the URL's hash. Until the reader chooses, they override earlier choices, also
 * those in other tabs (contract §6). Called after every navigation within the site; jumps inside a page are watched.
 */
export function followHash(): void {
  const hash = parseDemoHash(window.location.hash);
  variant.follow(hash.variant);
  styling.follow(hash.styling);
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  followHash();
  watchHash(followHash);
}

function usePreference<T extends string>(
  { subscribe, get, choose, fallback }: Preference<T>,
  serverValue = () => fallback,
): [T, (value: T) => void] {
  const read = () => {
    listen();
    return get();
  };
  return [useSyncExternalStore(subscribe, read, serverValue), choose];
}

/** Returns the language in which the code of demos is shown, and a function that sets it. */
export function useCodeVariant(): [CodeVariant, (value: CodeVariant) => void] {
  return usePreference(variant);
}

/** Returns the styling in which demos are shown, and a function that sets it. */
export function useCodeStyling(): [CodeStyling, (value: CodeStyling) => void] {
  return usePreference(styling);
}

/**
 * Returns the styling in which demos are shown, even during hydration, where {@link useCodeStyling} returns the
 * server's. For markup that an early script has replaced and that React must not change.
 */
export function useStylingAtOnce(): CodeStyling {
  const [value] = usePreference(styling, () => {
    if (typeof window === 'undefined') return styling.fallback;
    listen();
    return styling.get();
  });
  return value;
}
