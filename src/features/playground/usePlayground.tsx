import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { demoId, type DemoSource, type DemoVariant, type DemoView } from '@/model';
import { ControlPlaces } from './ControlPlaces';
import { loadTools } from './loadTools';
import { playgroundStore, untouched } from './subject/playgroundStore';
import type * as Tools from './tools';

/** What a playground needs of the page around it. */
export interface PlaygroundRequest {
  demo: DemoView;
  /** Address of the page. */
  pathname: string;
  /** Fetches the code of the demo, and its controls with it. */
  fetchSource: () => Promise<DemoSource>;
}

/** A demo as a playground. */
export interface PlaygroundParts {
  /** The controls; they rest while the code is being edited. */
  renderControls: (isEditing: boolean) => ReactNode;
  /** A variant of the code with the reader's values; none while there are none. */
  change?: (source: DemoSource, variant: DemoVariant) => DemoVariant;
  isUsed: boolean;
  /** What the address of the demo alone has to say for the same values, `?ButtonUsage=size:small`. */
  query: string;
  reset: () => void;
}

type Loaded = typeof Tools & { source: DemoSource };

/** Makes a demo with controls a playground; nothing for other demos. Controls load when the reader comes near. */
export function usePlayground(request: PlaygroundRequest): PlaygroundParts | undefined {
  const { demo, pathname, fetchSource } = request;
  const id = pathname + demo.name;
  const store = playgroundStore(id);
  const { values } = useSyncExternalStore(store.subscribe, store.get, () => untouched);
  const [loaded, setLoaded] = useState<Loaded>();
  const load = useCallback(() => {
    Promise.all([loadTools(), fetchSource()]).then(
      ([tools, source]) => setLoaded({ ...tools, source }),
      // The demo is there without its controls.
      () => {},
    );
  }, [fetchSource]);
  useEffect(() => () => store.set(untouched), [store]);
  const { source, Controls, writeVariant } = loaded ?? {};
  const settled = useSettled(values);
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

/** Milliseconds without a change. */
const pause = 250;

/** A value once it has stopped changing. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const due = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(due);
  }, [value]);
  return settled;
}
