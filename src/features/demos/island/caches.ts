import type { EmotionCache } from '@emotion/cache';
import type { Direction } from '@/base/theme/settings';
import { demoStylesSelector } from '../DemoStyles';
import { createDemoCache } from './createDemoCache';

let ltrCache: EmotionCache | undefined;
let rtlCache: Promise<EmotionCache> | undefined;
const adopted = new WeakSet<Element>();

/** The one cache all demos of a direction share. What right-to-left needs is loaded when it is needed. */
export async function cacheOf(direction: Direction): Promise<EmotionCache> {
  if (direction === 'rtl') {
    rtlCache ??= import('./createRtlCache').then(({ createRtlCache }) => createRtlCache());
    return rtlCache;
  }
  ltrCache ??= createDemoCache();
  adoptServerStyles(ltrCache);
  return ltrCache;
}

const names = /\.css-([\w-]+)|@keyframes (animation-[\w-]+)/g;

/** Tells the cache what the server's styles hold, so that nothing is inserted twice. */
function adoptServerStyles(cache: EmotionCache): void {
  for (const style of document.querySelectorAll(demoStylesSelector)) {
    if (adopted.has(style)) continue;
    adopted.add(style);
    for (const [, className, keyframes] of (style.textContent ?? '').matchAll(names)) {
      cache.inserted[(className ?? keyframes) as string] = true;
    }
  }
}
