// Imported by its file, because the bundler replaces the package's name by this module (`hydrationAliases.ts`).
import client from '../../../node_modules/react-dom/client.js';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { announceHydration } from './beforeHydration';

/** React's own, unchanged: the reader waits for what is rendered without server markup. */
export const createRoot = client.createRoot;

/**
 * Hydrates in slices of a few milliseconds, so that the browser can respond in between; by default React 18 hydrates a
 * page in one task. Elements that the reader clicks meanwhile are hydrated first, as always.
 */
export const hydrateRoot: typeof client.hydrateRoot = (...request) => {
  announceHydration();
  let root: Root;
  startTransition(() => {
    root = client.hydrateRoot(...request);
  });
  return root!;
};

// Next requests the default export of a CommonJS module.
export default { createRoot, hydrateRoot };
