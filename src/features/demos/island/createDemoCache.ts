import createCacheModule, { type EmotionCache } from '@emotion/cache';
import { functionOf } from './functionOf';
import { prefix } from './prefix';

const createCache = functionOf(createCacheModule);

/** A cache whose classes are named as readers know them from their own apps, `css-…`. */
export function createDemoCache(): EmotionCache {
  return turnOffWarnings(createCache({ key: 'css', stylisPlugins: [prefix] }));
}

/**
 * Keeps Emotion from warning of `:first-child` and its like in development: demos are not hydrated with `<style>`
 * elements between their nodes, which is what makes such selectors unsafe.
 */
export function turnOffWarnings(cache: EmotionCache): EmotionCache {
  cache.compat = true;
  return cache;
}
