import type { EmotionCache } from '@emotion/cache';
import { loadDemoLocale, type DemoThemeOptions } from '@/base/theme/demoTheme';
import type { ThemeSettings } from '@/base/theme/settings';
import { cacheOf } from './caches';

/** How the theme of a demo differs, with the cache for its direction: they always change together. */
export interface IslandSetting extends DemoThemeOptions {
  cache: EmotionCache;
}

/** What of the settings a demo is rendered again for; spacing and colors are CSS variables. */
type Chosen = Pick<ThemeSettings, 'direction' | 'dense' | 'reducedMotion'>;

/** Loads what a demo needs to be rendered as its reader has chosen. Without the words of a language it speaks English. */
export async function readSetting(chosen: Chosen, language: string): Promise<IslandSetting> {
  const { direction, dense, reducedMotion } = chosen;
  const [cache, locale] = await Promise.all([
    cacheOf(direction),
    loadDemoLocale(language).catch(() => undefined),
  ]);
  return { direction, dense, reducedMotion, locale, cache };
}

/** Whether the server rendered demos in this setting. */
export function isServersSetting(setting: IslandSetting): boolean {
  const { direction, dense, reducedMotion, locale } = setting;
  return direction === 'ltr' && !dense && !reducedMotion && !locale;
}
