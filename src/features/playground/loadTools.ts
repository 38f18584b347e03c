import { onlyInBrowsers } from '@/base/only-in-browsers';

/** Loads the code that renders controls and changes a playground's code. */
export const loadTools = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./tools'));
