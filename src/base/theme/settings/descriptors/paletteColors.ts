import { cleanColors, colorKeys, hasColors, type PaletteColors } from '../paletteColors';
import type { Setting } from './setting';

/** Colors in the place of the site's and the demos' own, in the cookie of contract §5. */
export const paletteColors: Setting<PaletteColors> = {
  key: 'paletteColors',
  isCookie: true,
  // Cookies tell nobody of a change; the copies of the colors do.
  watched: Object.values(colorKeys),
  parse(stored) {
    try {
      return cleanColors(JSON.parse(stored ?? ''));
    } catch {
      return {};
    }
  },
  format: (value) => (hasColors(value) ? JSON.stringify(value) : null),
  clean: cleanColors,
  // The variables that follow from colors are derived later, by `showColors`.
  look: () => ({}),
};
