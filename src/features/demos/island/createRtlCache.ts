import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { quiet } from './createDemoCache';

/** A cache that mirrors every style; its classes are apart from those of left-to-right. */
export function createRtlCache(): EmotionCache {
  return quiet(createCache({ key: 'cssrtl', stylisPlugins: [prefixer, rtlPlugin] }));
}
