import { useSyncExternalStore } from 'react';
import type { CodeStyling, CodeVariant } from '@/model';
import { createPreference, type Preference } from './createPreference';
import { parseDemoHash } from './parseDemoHash';

const variant = createPreference<CodeVariant>('codeVariant', ['TS', 'JS']);
const styling = createPreference<CodeStyling>('codeStyling', ['MUI System', 'Tailwind', 'CSS']);

/**
 * Lets the hash of the address speak: until the reader chooses, it beats what was chosen before (contract §6). Called
 * after every navigation within the site; jumps inside a page are heard by themselves.
 */
export function followHash(): void {
  const hash = parseDemoHash(window.location.hash);
  variant.force(hash.variant);
  styling.force(hash.styling);
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  followHash();
  window.addEventListener('hashchange', followHash);
}

function usePreference<T extends string>(preference: Preference<T>): [T, (value: T) => void] {
  const value = useSyncExternalStore(
    preference.subscribe,
    () => {
      listen();
      return preference.get();
    },
    () => preference.fallback,
  );
  return [value, preference.choose];
}

/** The language demo code is shown in, and how to choose another one. */
export function useCodeVariant(): [CodeVariant, (value: CodeVariant) => void] {
  return usePreference(variant);
}

/** The styling demos are shown in, and how to choose another one. */
export function useCodeStyling(): [CodeStyling, (value: CodeStyling) => void] {
  return usePreference(styling);
}
