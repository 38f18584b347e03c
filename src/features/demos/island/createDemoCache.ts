import createCacheModule, { type EmotionCache } from '@emotion/cache';

// Where Node loads the package as CommonJS, the function is one level deeper.
const createCache =
  (createCacheModule as unknown as { default?: typeof createCacheModule }).default ??
  createCacheModule;

/** A cache whose classes are named as readers know them from their own apps, `css-…`. */
export function createDemoCache(): EmotionCache {
  return createCache({ key: 'css' });
}
