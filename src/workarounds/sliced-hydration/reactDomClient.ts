// By its file: the bundler replaces the package's name by this module (`hydrationAliases.ts`).
import client from '../../../node_modules/react-dom/client.js';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { announceHydration } from './beforeHydration';

/** React's own; what is rendered without a server's markup is waited for. */
export const createRoot = client.createRoot;

/**
 * Hydrates in slices of a few milliseconds, between which the browser answers: by itself React 18 hydrates a page in
 * one piece. What the reader clicks meanwhile is hydrated first, as always.
 */
export const hydrateRoot: typeof client.hydrateRoot = (...request) => {
  announceHydration();
  let root: Root;
  startTransition(() => {
    root = client.hydrateRoot(...request);
  });
  return root!;
};

// Next asks for the default export of a CommonJS module.
export default { createRoot, hydrateRoot };
