import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import type { ProductFacts } from '@/model';
import type { LiveIsland } from '../island';
import { awaitReader } from './awaitReader';
import { recordIntent, type IntentRecord } from './recordIntent';

/** A demo that waits for its reader. */
export interface IslandOptions {
  name: string;
  /** Loads the demo's component. */
  load: () => Promise<ComponentType>;
  /** The product whose issues are told of a failing demo. */
  product?: ProductFacts;
  /** How often the reader has asked for the demo as it was at first. */
  resets?: number;
  /** Does not wait for the reader to come near. */
  atOnce?: boolean;
}

/** How far a demo has come, and how to try again when it could not be loaded. */
export interface IslandState {
  state: 'waiting' | 'live' | 'failed';
  retry: () => void;
}

/** Brings the demo in a container to life when the reader comes near it, and ends it when the page goes. */
export function useIsland(
  container: RefObject<HTMLElement | null>,
  { name, load, product, resets = 0, atOnce = false }: IslandOptions,
): IslandState {
  const [state, setState] = useState<IslandState['state']>('waiting');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ load, product });
  const island = useRef<Promise<LiveIsland | null>>();
  const record = useRef<IntentRecord>();
  const ending = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    latest.current = { load, product };
  }, [load, product]);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    clearTimeout(ending.current);
    const start = () => {
      const onLive = () => {
        record.current?.replay();
        // A reset makes the demo live again, but not what was done to it before.
        record.current = undefined;
        setState('live');
      };
      island.current ??= mount({ name, element, onLive, ...latest.current }).catch(() => {
        record.current?.stop();
        island.current = undefined;
        setState('failed');
        return null;
      });
    };
    let stopWaiting = () => {};
    if (!island.current) {
      if (atOnce || attempt > 0) start();
      else stopWaiting = awaitReader(element, start);
      // After the waiting: what is held back must have been noticed.
      record.current = recordIntent(element);
    }
    return () => {
      stopWaiting();
      record.current?.stop();
      // React refuses to unmount a root while it works on another; strict mode comes back at once.
      ending.current = setTimeout(() => {
        void island.current?.then((live) => live?.unmount());
        island.current = undefined;
      });
    };
  }, [container, name, attempt, atOnce]);
  useEffect(() => {
    if (resets === 0) return;
    // What was done to a demo that is not live yet is not done again after the reset.
    if (record.current && island.current && container.current) {
      record.current.stop();
      record.current = recordIntent(container.current);
    }
    void island.current?.then((live) => live?.reset());
  }, [container, resets]);
  const retry = useCallback(() => {
    setState('waiting');
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}

interface MountRequest extends Omit<IslandOptions, 'resets' | 'atOnce'> {
  element: HTMLElement;
  onLive: () => void;
}

const loadIsland = () => (typeof window === 'undefined' ? onlyInBrowsers : import('../island'));

async function mount({ load, element, ...request }: MountRequest): Promise<LiveIsland | null> {
  const [{ mountIsland }, Component] = await Promise.all([loadIsland(), load()]);
  if (!element.isConnected) return null;
  return mountIsland({ ...request, Component, container: element });
}
