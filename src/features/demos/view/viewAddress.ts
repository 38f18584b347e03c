import type { ThemeSettingsPatch } from '@/base/theme/settings';
import type { ViewOptions } from './viewOptions';

/** Returns the URL of a demo's own page with a view. Settings of the page are left out: they are in storage. */
export function viewAddress(frameUrl: string, view: ViewOptions): string {
  const { rightToLeft, dark, dense, reducedMotion } = view;
  const query = new URLSearchParams({
    ...(dark !== undefined && { mode: dark ? 'dark' : 'light' }),
    ...(rightToLeft !== undefined && { dir: rightToLeft ? 'rtl' : 'ltr' }),
    ...(dense !== undefined && { density: dense ? 'dense' : 'comfortable' }),
    ...(reducedMotion && { motion: 'reduce' }),
  });
  const joint = frameUrl.includes('?') ? '&' : '?';
  return query.size > 0 ? `${frameUrl}${joint}${query}` : frameUrl;
}

/** Reads the settings from the query of such a URL; unknown values are ignored. */
export function readViewQuery(search: string): ThemeSettingsPatch {
  const query = new URLSearchParams(search);
  const mode = query.get('mode');
  const direction = query.get('dir');
  const density = query.get('density');
  return {
    ...((mode === 'dark' || mode === 'light') && { mode }),
    ...((direction === 'rtl' || direction === 'ltr') && { direction }),
    ...((density === 'dense' || density === 'comfortable') && { dense: density === 'dense' }),
    ...(query.get('motion') === 'reduce' && { reducedMotion: true }),
  };
}
