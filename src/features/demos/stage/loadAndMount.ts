import type { ComponentType } from 'react';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import type { ProductFacts } from '@/model';
import type { LiveIsland } from '../island';

/** Props that change with every render of the page and must not restart a demo. */
export interface IslandParts {
  /** Loads the demo's component. */
  load: () => Promise<ComponentType>;
  /** Product whose issue tracker gets a link when the demo fails. */
  product?: ProductFacts;
}

interface MountRequest extends IslandParts {
  name: string;
  element: HTMLElement;
  onLive: () => void;
}

const loadIsland = () => (typeof window === 'undefined' ? onlyInBrowsers : import('../island'));

/** Loads and mounts a demo. Returns null if its element has left the document meanwhile. */
export async function loadAndMount({
  load,
  element,
  ...request
}: MountRequest): Promise<LiveIsland | null> {
  const [{ mountIsland }, Component] = await Promise.all([loadIsland(), load()]);
  if (!element.isConnected) return null;
  return mountIsland({ ...request, Component, container: element });
}
