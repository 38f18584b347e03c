import type { ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { getThemeSettings } from '@/base/theme/settings';
import { cacheOf } from './caches';
import { idPrefix } from './idPrefix';
import { Island } from './Island';

/** What it takes to bring a demo to life. */
export interface IslandRequest {
  name: string;
  Component: ComponentType;
  /** Holds the server's markup, or nothing. */
  container: HTMLElement;
  /** Called once the demo answers. */
  onLive: () => void;
}

/**
 * Makes a demo live as a React root of its own: hydrated where the server's markup fits, else drawn anew in its
 * place, as in right-to-left, whose styles the server does not know.
 */
export async function mountIsland(request: IslandRequest): Promise<Root> {
  const { name, container } = request;
  const { direction } = getThemeSettings();
  const cache = await cacheOf(direction);
  const island = <Island {...request} initial={{ direction, cache }} />;
  const options = { identifierPrefix: idPrefix(name) };
  if (direction === 'ltr' && container.hasChildNodes()) {
    return hydrateRoot(container, island, { ...options, ...onlyInDevelopment });
  }
  const root = createRoot(container, options);
  root.render(island);
  return root;
}

// React mends a mismatch by itself; in development its default tells the author.
const onlyInDevelopment =
  process.env.NODE_ENV === 'development' ? {} : { onRecoverableError: () => {} };
