import { writeStored } from '@/base/storage';
import type { CssVariables } from './deriveColors';
import { hasColors } from './paletteColors';
import { colorKeys, defaultThemeSettings, type ThemeSettings } from './themeSettings';

/** What decides the variables. */
type Look = Pick<ThemeSettings, 'paletteMode' | 'spacing' | 'paletteColors'>;

/** Variables of `html` that say what the reader chose, and no others. */
const ours = /^--(mui|docs)-/;

let latest: Look | undefined;

/**
 * Gives `html` the CSS variables of spacing and colors. What works the colors out is fetched for readers who chose
 * some; it keeps copies of its result for the script that runs before the first paint.
 */
export function showLook(look: Look): void {
  const { spacing, paletteColors, paletteMode } = look;
  latest = look;
  const gap = spacingVariables(spacing);
  if (!hasColors(paletteColors)) {
    for (const key of Object.values(colorKeys)) writeStored(key, null);
    return showVariables(gap);
  }
  import('./deriveColors').then(
    ({ deriveColors, copyColors }) => {
      if (latest !== look) return;
      showVariables({ ...gap, ...deriveColors(paletteColors, paletteMode) });
      copyColors(paletteColors);
    },
    // What the early script showed stays; the next change tries again.
    () => undefined,
  );
}

function spacingVariables(spacing: number): CssVariables {
  if (spacing === defaultThemeSettings.spacing) return {};
  return { '--mui-spacing': `${spacing}px`, '--docs-spacing': `${spacing}px` };
}

/** Gives `html` exactly these variables; what is there already is not written again. */
function showVariables(variables: CssVariables): void {
  const { style } = document.documentElement;
  for (const name of Array.from(style).filter((name) => ours.test(name) && !(name in variables))) {
    style.removeProperty(name);
  }
  for (const [name, value] of Object.entries(variables)) {
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
}
