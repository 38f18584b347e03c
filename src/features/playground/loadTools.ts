import { onlyInBrowsers } from '@/base/only-in-browsers';

/** Loads what changes a playground and its code. */
export const loadTools = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./tools'));
