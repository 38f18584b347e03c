import createCacheModule, { type EmotionCache } from '@emotion/cache';
import { functionOf } from './functionOf';
import { prefix } from './prefix';

const createCache = functionOf(createCacheModule);

/** Creates an Emotion cache with the usual class prefix of apps, `css-`. */
export function createDemoCache(): EmotionCache {
  return turnOffWarnings(createCache({ key: 'css', stylisPlugins: [prefix] }));
}

/**
 * Disables Emotion's development warnings about `:first-child` and similar selectors. These are unsafe only when
 * `<style>` elements are rendered between a component's nodes, which does not happen in demos.
 */
export function turnOffWarnings(cache: EmotionCache): EmotionCache {
  cache.compat = true;
  return cache;
}
