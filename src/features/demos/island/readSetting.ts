import type { EmotionCache } from '@emotion/cache';
import { loadDemoLocale, type DemoThemeOptions } from '@/base/theme/demoTheme';
import type { ThemeSettings } from '@/base/theme/settings';
import { cacheOf } from './caches';

/** Theme options of a demo with the Emotion cache for its direction. They always change together. */
export interface IslandSetting extends DemoThemeOptions {
  cache: EmotionCache;
}

/** The settings that require a new render. Spacing and colors are CSS variables and need none. */
type Chosen = Pick<ThemeSettings, 'direction' | 'dense' | 'reducedMotion'>;

/**
 * Loads the theme options, the locale and the cache for the reader's settings. Without a locale for the language, MUI's
 * texts are English.
 */
export async function readSetting(chosen: Chosen, language: string): Promise<IslandSetting> {
  const { direction, dense, reducedMotion } = chosen;
  const [cache, locale] = await Promise.all([
    cacheOf(direction),
    loadDemoLocale(language).catch(() => undefined),
  ]);
  return { direction, dense, reducedMotion, locale, cache };
}

/** Whether a setting is the one that the server renders with. */
export function isServersSetting(setting: IslandSetting): boolean {
  const { direction, dense, reducedMotion, locale } = setting;
  return direction === 'ltr' && !dense && !reducedMotion && !locale;
}
