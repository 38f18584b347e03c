import { useEffect, useSyncExternalStore } from 'react';
import type { Playground, PlaygroundValue, PlaygroundValues } from '@/model';
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

/** The chosen values, and how to change them. */
export interface ControlsState {
  values: PlaygroundValues;
  choose: (name: string, value: PlaygroundValue | undefined) => void;
  chooseAll: (values: PlaygroundValues) => void;
}

/** Returns the values of a playground, starting with those in the URL. */
export function useControls({ id, name, playground }: PlaygroundPlace): ControlsState {
  const { controls } = playground;
  const store = playgroundStore(id);
  const { values } = useSyncExternalStore(store.subscribe, store.get, () => initialState);
  useEffect(() => {
    applyAddress({ id, name, playground });
  }, [id, name, playground]);
  const chooseAll = (next: PlaygroundValues) => {
    const state = toState(controls, next);
    store.set(state);
    keepInAddress(name, state.values);
  };
  return {
    values,
    chooseAll,
    choose: (control, value) => {
      const others = Object.entries(values).filter(([other]) => other !== control);
      const chosen = Object.fromEntries(others);
      chooseAll(value === undefined ? chosen : { ...chosen, [control]: value });
    },
  };
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
