import { writeStored } from '@/base/storage';
import type { CssVariables } from '../deriveColors';
import { cleanColors, colorKeys, hasColors, type PaletteColors } from '../paletteColors';
import type { PaletteMode, Setting } from './setting';

/** Colors in the place of the site's and the demos' own, in the cookie of contract §5. */
export const paletteColors: Setting<PaletteColors> = {
  fallback: {},
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
  show: showColors,
};

/** Variables of `html` that follow from the colors. */
const ours = /^--(mui|docs)-palette-/;

let latest: unknown;

/**
 * Gives `html` the CSS variables of the colors. What derives them is fetched for readers who chose some; it stores
 * copies of its result for the early script, which cannot derive them.
 */
function showColors(colors: PaletteColors, scheme: PaletteMode): void {
  const request = (latest = {});
  if (!hasColors(colors)) {
    for (const key of Object.values(colorKeys)) writeStored(key, null);
    return showVariables({});
  }
  import('../deriveColors').then(
    ({ deriveColors, copyColors }) => {
      if (latest !== request) return;
      showVariables(deriveColors(colors, scheme));
      copyColors(colors);
    },
    // What the early script showed stays; the next change tries again.
    () => undefined,
  );
}

/** Gives `html` exactly these variables of colors; what is there already is not written again. */
function showVariables(variables: CssVariables): void {
  const { style } = document.documentElement;
  for (const name of Array.from(style).filter((name) => ours.test(name) && !(name in variables))) {
    style.removeProperty(name);
  }
  for (const [name, value] of Object.entries(variables)) {
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
}
