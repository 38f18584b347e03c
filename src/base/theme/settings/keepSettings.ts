import { writeCookie, writeStored } from '@/base/storage';
import { hasColors } from './paletteColors';
import { colorsCookie, defaultThemeSettings, keys, type ThemeSettings } from './themeSettings';

/**
 * Keeps what differs for the next visit; what is as usual again is forgotten, so that a new usual reaches everyone.
 * Called before anything is shown: copies of colors tell other tabs to read the cookie.
 */
export function keepSettings(before: ThemeSettings, after: ThemeSettings): void {
  const { mode, direction, dense, spacing, paletteColors } = after;
  if (mode !== before.mode) {
    writeStored(keys.mode, mode);
    writeStored(keys.light, 'light');
    writeStored(keys.dark, 'dark');
  }
  if (direction !== before.direction) writeStored(keys.direction, direction);
  if (dense !== before.dense) writeStored(keys.density, dense ? 'dense' : null);
  if (spacing !== before.spacing) {
    writeStored(keys.spacing, spacing === defaultThemeSettings.spacing ? null : String(spacing));
  }
  if (paletteColors !== before.paletteColors) {
    writeCookie(colorsCookie, hasColors(paletteColors) ? JSON.stringify(paletteColors) : null);
  }
}
