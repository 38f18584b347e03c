import { createStore, type Store } from '@/base/storage';
import type { PlaygroundValues } from '@/model';

/** What a reader has made of a playground. */
export interface PlaygroundState {
  /** What differs from the demo as its author wrote it, by the name of the control. */
  values: PlaygroundValues;
  /** The same as props of the component; CSS variables are in `sx`. */
  props: Readonly<Record<string, unknown>>;
}

/** A playground that nobody has touched. */
export const untouched: PlaygroundState = { values: {}, props: {} };

const stores = new Map<string, Store<PlaygroundState>>();

/** The state of a playground, which its controls and its component share: they are in different React roots. */
export function playgroundStore(id: string): Store<PlaygroundState> {
  const known = stores.get(id) ?? createStore(untouched);
  stores.set(id, known);
  return known;
}
