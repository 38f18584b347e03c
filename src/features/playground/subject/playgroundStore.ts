import { createStore, type Store } from '@/base/storage';
import type { PlaygroundValues } from '@/model';

/** State of a playground. */
export interface PlaygroundState {
  /** Values that differ from the author's, by the name of the control. */
  values: PlaygroundValues;
  /** The same as props of the component; CSS variables are in `sx`. */
  props: Readonly<Record<string, unknown>>;
}

/** The initial state. */
export const initialState: PlaygroundState = { values: {}, props: {} };

const stores = new Map<string, Store<PlaygroundState>>();

/** Returns the store of a playground, shared by its controls and its component, which are in different React roots. */
export function playgroundStore(id: string): Store<PlaygroundState> {
  const known = stores.get(id) ?? createStore(initialState);
  stores.set(id, known);
  return known;
}
