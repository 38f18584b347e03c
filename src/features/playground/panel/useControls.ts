import { useEffect, useSyncExternalStore } from 'react';
import type { PlaygroundValue, PlaygroundValues } from '@/model';
import { keepInAddress } from '../address/keepInAddress';
import { toState } from '../code/chosen';
import { playgroundStore, initialState } from '../subject/playgroundStore';
import { type PlaygroundPlace, applyAddress } from './applyAddress';

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
