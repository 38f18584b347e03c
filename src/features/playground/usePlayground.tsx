import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useDebouncedValue } from '@/base/hooks';
import { demoId, type DemoSource, type DemoVariant, type DemoView } from '@/model';
import { ControlPlaces } from './ControlPlaces';
import { playgroundStore, initialState } from './subject/playgroundStore';
import { useLoadedTools } from './useLoadedTools';

/** Milliseconds after the last change until the values are part of the query. */
const pause = 250;

/** What a playground needs from its page. */
export interface PlaygroundRequest {
  demo: DemoView;
  /** Address of the page. */
  pathname: string;
  /** Fetches the source of the demo, which contains its controls. */
  fetchSource: () => Promise<DemoSource>;
}

/** A demo as a playground. */
export interface PlaygroundParts {
  /** Renders the controls; they are disabled while the code is edited. */
  renderControls: (isEditing: boolean) => ReactNode;
  /** Applies the reader's values to the code; undefined while there are none. */
  change?: (source: DemoSource, variant: DemoVariant) => DemoVariant;
  isUsed: boolean;
  /** Query with the same values for the demo's own page, `?ButtonUsage=size:small`. */
  query: string;
  reset: () => void;
}

/**
 * Turns a demo with controls into a playground; undefined for other demos. The controls are loaded when the demo comes
 * near the viewport.
 */
export function usePlayground(request: PlaygroundRequest): PlaygroundParts | undefined {
  const { demo, pathname, fetchSource } = request;
  const id = pathname + demo.name;
  const store = playgroundStore(id);
  const { values } = useSyncExternalStore(store.subscribe, store.get, () => initialState);
  const { loaded, load } = useLoadedTools(fetchSource);
  useEffect(() => () => store.set(initialState), [store]);
  const { source, Controls, writeVariant } = loaded ?? {};
  const settled = useDebouncedValue(values, pause);
  const isUsed = Object.keys(values).length > 0;
  const change = useMemo(() => {
    if (!isUsed || !writeVariant) return undefined;
    return ({ playground }: DemoSource, variant: DemoVariant) =>
      playground ? writeVariant(variant, playground, values) : variant;
  }, [isUsed, writeVariant, values]);
  if (!demo.controls) return undefined;
  const name = demoId(demo);
  return {
    renderControls: (isEditing) =>
      source?.playground && Controls ? (
        <Controls {...{ id, name, isEditing }} playground={source.playground} />
      ) : (
        <ControlPlaces name={name} controls={demo.controls ?? []} onNear={load} />
      ),
    change,
    isUsed,
    query: loaded?.writeQuery('', demo.name, settled) ?? '',
    reset: () => loaded?.resetPlayground(id, name),
  };
}
