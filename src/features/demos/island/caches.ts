import type { EmotionCache } from '@emotion/cache';
import type { Direction } from '@/base/theme/settings';
import { demoStylesSelector } from '../DemoStyles';
import { createDemoCache } from './createDemoCache';

let ltrCache: EmotionCache | undefined;
let rtlCache: Promise<EmotionCache> | undefined;
const adopted = new WeakSet<Element>();

/** Returns the Emotion cache that all demos of a direction share. The plugin for right-to-left is loaded on demand. */
export async function cacheOf(direction: Direction): Promise<EmotionCache> {
  if (direction === 'rtl') {
    rtlCache ??= import('./createRtlCache').then(({ createRtlCache }) => createRtlCache());
    try {
      return await rtlCache;
    } catch (error) {
      // The next demo, or the reader's retry, loads the plugin again.
      rtlCache = undefined;
      throw error;
    }
  }
  ltrCache ??= createDemoCache();
  adoptServerStyles(ltrCache);
  return ltrCache;
}

const names = /\.css-([\w-]+)|@keyframes (animation-[\w-]+)/g;

/** Registers the server's styles in the cache, so that Emotion does not insert them again. */
function adoptServerStyles(cache: EmotionCache): void {
  for (const style of document.querySelectorAll(demoStylesSelector)) {
    if (adopted.has(style)) continue;
    adopted.add(style);
    for (const [, className, keyframes] of (style.textContent ?? '').matchAll(names)) {
      cache.inserted[(className ?? keyframes) as string] = true;
    }
  }
}
