import createCacheModule, { type EmotionCache } from '@emotion/cache';
import rtlPluginModule from 'stylis-plugin-rtl';
import { turnOffWarnings, unwrapDefault, prefix } from './createDemoCache';

const createCache = unwrapDefault(createCacheModule);
const rtlPlugin = unwrapDefault(rtlPluginModule);

/** Creates an Emotion cache that mirrors every style. Its class prefix differs from that of left-to-right. */
export function createRtlCache(): EmotionCache {
  return turnOffWarnings(createCache({ key: 'cssrtl', stylisPlugins: [prefix, rtlPlugin] }));
}
