import { useCallback, useState } from 'react';
import type { DemoSource } from '@/model';
import { loadTools } from './loadTools';
import type * as Tools from './tools';

/** The code of a playground's controls, with the demo's source. */
type Loaded = typeof Tools & { source: DemoSource };

/** Returns the tools of a playground once they have loaded, and the function that loads them with the demo's source. */
export function useLoadedTools(fetchSource: () => Promise<DemoSource>) {
  const [loaded, setLoaded] = useState<Loaded>();
  const load = useCallback(() => {
    Promise.all([loadTools(), fetchSource()]).then(
      ([tools, source]) => setLoaded({ ...tools, source }),
      // When loading fails, the demo works without its controls.
      () => {},
    );
  }, [fetchSource]);
  return { loaded, load };
}
