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
 * Lets the hash of the address speak: until the reader chooses, it beats what was chosen before (contract §6), in
 * another tab too. Called after every navigation within the site; jumps inside a page are heard by themselves.
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

/** The language demo code is shown in, and how to choose another one. */
export function useCodeVariant(): [CodeVariant, (value: CodeVariant) => void] {
  return usePreference(variant);
}

/** The styling demos are shown in, and how to choose another one. */
export function useCodeStyling(): [CodeStyling, (value: CodeStyling) => void] {
  return usePreference(styling);
}

/**
 * The styling demos are shown in, while the page hydrates too: for markup that an early script has put in its place,
 * which React must leave alone.
 */
export function useStylingAtOnce(): CodeStyling {
  const [value] = usePreference(styling, () => {
    if (typeof window === 'undefined') return styling.fallback;
    listen();
    return styling.get();
  });
  return value;
}
