import { useEffect, useState } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { useThemeSettings, type Direction } from '@/base/theme/settings';
import { cacheOf } from './caches';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { DemoRoot } from './DemoRoot';
import type { IslandRequest } from './mountIsland';

/** A direction with the cache for it, which always change together. */
interface Setting {
  direction: Direction;
  cache: EmotionCache;
}

/** A live demo: it follows the reader's direction and keeps its errors to itself. */
export function Island({ initial, ...request }: IslandRequest & { initial: Setting }) {
  const { name, product, Component, onLive } = request;
  const [setting, setSetting] = useState(initial);
  // The first render repeats the server's; only then may the settings speak.
  const wanted = useThemeSettings().direction;
  useEffect(() => {
    let current = true;
    void cacheOf(wanted).then((cache) => {
      if (current)
        setSetting((old) => (old.direction === wanted ? old : { direction: wanted, cache }));
    });
    return () => {
      current = false;
    };
  }, [wanted]);
  useEffect(() => onLive(), [onLive]);
  return (
    <DemoRoot {...setting}>
      <DemoErrorBoundary name={name} product={product}>
        <Component />
      </DemoErrorBoundary>
    </DemoRoot>
  );
}
