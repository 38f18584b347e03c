import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { IslandLifecycle } from './islandLifecycle';
import type { IslandParts } from './loadAndMount';

/** Options of {@link useIsland}. */
export interface IslandOptions extends IslandParts {
  name: string;
  /** Number of resets so far; a higher one resets the demo. */
  resets?: number;
  /** Hydrates without waiting for the demo to come near the viewport. */
  atOnce?: boolean;
  /** Waits for hover, touch or focus; being near the viewport is not enough. */
  onIntent?: boolean;
}

/** State of a demo, and how to retry when it could not be loaded. */
export interface IslandState {
  state: 'waiting' | 'live' | 'failed';
  retry: () => void;
}

/** Hydrates the demo in a container when it comes near the viewport, and unmounts it with the page. */
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
