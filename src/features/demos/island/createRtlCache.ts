import createCacheModule, { type EmotionCache } from '@emotion/cache';
import rtlPluginModule from 'stylis-plugin-rtl';
import { turnOffWarnings, functionOf, prefix } from './createDemoCache';

const createCache = functionOf(createCacheModule);
const rtlPlugin = functionOf(rtlPluginModule);

/** A cache that mirrors every style; its classes are apart from those of left-to-right. */
export function createRtlCache(): EmotionCache {
  return turnOffWarnings(createCache({ key: 'cssrtl', stylisPlugins: [prefix, rtlPlugin] }));
}
