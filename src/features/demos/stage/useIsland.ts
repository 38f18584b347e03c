import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { IslandLifecycle, type IslandParts } from './islandLifecycle';

/** A demo that waits for its reader. */
export interface IslandOptions extends IslandParts {
  name: string;
  /** How often the reader has asked for the demo as it was at first. */
  resets?: number;
  /** Does not wait for the reader to come near. */
  atOnce?: boolean;
  /** Waits until the reader points at it, touches it or moves the focus into it. */
  onIntent?: boolean;
}

/** How far a demo has come, and how to try again when it could not be loaded. */
export interface IslandState {
  state: 'waiting' | 'live' | 'failed';
  retry: () => void;
}

/** Hydrates the demo in a container when the reader comes near it, and unmounts it with the page. */
export function useIsland(
  container: RefObject<HTMLElement | null>,
  { name, load, product, resets = 0, atOnce = false, onIntent = false }: IslandOptions,
): IslandState {
  const [state, setState] = useState<IslandState['state']>('waiting');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ load, product });
  const lifecycle = useRef<IslandLifecycle>();
  useEffect(() => {
    latest.current = { load, product };
  }, [load, product]);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    lifecycle.current ??= new IslandLifecycle(setState);
    return lifecycle.current.begin({
      name,
      element,
      atOnce: atOnce || attempt > 0,
      onIntent,
      parts: () => latest.current,
    });
  }, [container, name, attempt, atOnce, onIntent]);
  useEffect(() => {
    if (resets > 0) lifecycle.current?.reset(container.current);
  }, [container, resets]);
  const retry = useCallback(() => {
    setState('waiting');
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
