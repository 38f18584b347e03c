import { writeCookie, writeStored } from '@/base/storage';
import { hasColors } from './paletteColors';
import { forgetColors } from './showLook';
import { colorsCookie, defaultThemeSettings, keys, type ThemeSettings } from './themeSettings';

/** Keeps what differs for the next visit; what is as usual again is forgotten, so that a new usual reaches everyone. */
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
    const isChosen = hasColors(paletteColors);
    writeCookie(colorsCookie, isChosen ? JSON.stringify(paletteColors) : null);
    // After the cookie: other tabs read it when they hear of this.
    if (!isChosen) forgetColors();
  }
}
