import { cleanColors, colorKeys, hasColors, type PaletteColors } from '../paletteColors';
import type { Setting } from './setting';

/** Colors chosen instead of the site's and the demos' own, in the cookie of contract §5. */
export const paletteColors: Setting<PaletteColors> = {
  key: 'paletteColors',
  isCookie: true,
  // Changing a cookie fires no event in other tabs; writing the copies of the colors does.
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
  // `showColors` derives the variables later.
  look: () => ({}),
};
