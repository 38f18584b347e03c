import { useEffect, useState } from 'react';
import type { EmotionCache } from '@emotion/cache';
import type { DemoThemeOptions } from '@/base/theme/demoTheme';
import { useThemeSettings } from '@/base/theme/settings';
import { cacheOf } from './caches';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { DemoRoot } from './DemoRoot';
import type { IslandRequest } from './mountIsland';

/** How the theme differs, with the cache for its direction: they always change together. */
interface Setting extends DemoThemeOptions {
  cache: EmotionCache;
}

/** A live demo: it follows the reader's settings and keeps its errors to itself. */
export function Island({ initial, ...request }: IslandRequest & { initial: Setting }) {
  const { name, product, Component, onLive } = request;
  const [setting, setSetting] = useState(initial);
  // The first render repeats the server's; only then may the settings speak.
  const { direction, dense, reducedMotion } = useThemeSettings();
  useEffect(() => {
    let current = true;
    void cacheOf(direction).then((cache) => {
      const next = { direction, dense, reducedMotion, cache };
      if (current) setSetting((old) => (isSame(old, next) ? old : next));
    });
    return () => {
      current = false;
    };
  }, [direction, dense, reducedMotion]);
  useEffect(() => onLive(), [onLive]);
  return (
    <DemoRoot {...setting}>
      <DemoErrorBoundary name={name} product={product}>
        <Component />
      </DemoErrorBoundary>
    </DemoRoot>
  );
}

function isSame(one: Setting, other: Setting): boolean {
  return (Object.keys(other) as (keyof Setting)[]).every((key) => one[key] === other[key]);
}
