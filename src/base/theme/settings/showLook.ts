import { readStored, writeStored } from '@/base/storage';
import type { CssVariables } from './deriveColors';
import { hasColors } from './paletteColors';
import {
  colorKeys,
  defaultThemeSettings,
  type PaletteMode,
  type ThemeSettings,
} from './themeSettings';

/** What decides the variables. */
type Look = Pick<ThemeSettings, 'paletteMode' | 'spacing' | 'paletteColors'>;

/** Variables of `html` that say what the reader chose, and no others. */
const ours = /^--(mui|docs)-/;

let latest: Look | undefined;

/**
 * Gives `html` the CSS variables of spacing and colours. What works the colours out is fetched for readers who chose
 * some; its result is kept for the script that runs before the first paint.
 */
export function showLook(look: Look): void {
  latest = look;
  const room = spacingVariables(look.spacing);
  if (!hasColors(look.paletteColors)) return showVariables(room);
  import('./deriveColors').then(
    ({ deriveColors }) => {
      if (latest !== look) return;
      showVariables({ ...room, ...deriveColors(look.paletteColors, look.paletteMode) });
      for (const scheme of ['light', 'dark'] as const) {
        keep(scheme, deriveColors(look.paletteColors, scheme));
      }
    },
    // What the early script showed stays; the next change tries again.
    () => undefined,
  );
}

/** Forgets the colours that are kept for the script before the first paint. */
export function forgetColors(): void {
  for (const key of Object.values(colorKeys)) writeStored(key, null);
}

function spacingVariables(spacing: number): CssVariables {
  if (spacing === defaultThemeSettings.spacing) return {};
  return { '--mui-spacing': `${spacing}px`, '--docs-spacing': `${spacing}px` };
}

function keep(scheme: PaletteMode, variables: CssVariables): void {
  const text = Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
  // Other tabs hear of each writing.
  if (readStored(colorKeys[scheme]) !== text) writeStored(colorKeys[scheme], text);
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
