import type { Playground } from '@/model';
import { keepInAddress } from '../address/keepInAddress';
import { readQuery } from '../address/playgroundQuery';
import { toState } from '../code/chosen';
import { playgroundStore, initialState } from '../subject/playgroundStore';

/** A playground on a page: its id on the site, and its name in the URL. */
export interface PlaygroundPlace {
  id: string;
  name: string;
  playground: Playground;
}

/** Applies the values in the URL to a playground. */
export function applyAddress({ id, name, playground: { controls } }: PlaygroundPlace): void {
  const found = readQuery(window.location.search, name, controls);
  if (Object.keys(found).length > 0) playgroundStore(id).set(toState(controls, found));
}

/** Resets a playground to the author's values. */
export function resetPlayground(id: string, name: string): void {
  playgroundStore(id).set(initialState);
  keepInAddress(name, {});
}
