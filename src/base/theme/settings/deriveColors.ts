import { readStored, writeStored } from '@/base/storage';
import type { PaletteMode } from './descriptors/setting';
import { colorKeys, colorRoles, type PaletteColors } from './paletteColors';
import { demoColors } from './demoColors';
import { siteColors } from './siteColors';

/** Values of CSS variables by name. */
type CssVariables = Readonly<Record<string, string>>;

/**
 * Returns the CSS variables derived from chosen colors in one color scheme. Those of demos are the ones that MUI would
 * derive; those of the site are moved towards black or white until their contrast with its surfaces is sufficient.
 */
export function deriveColors(colors: PaletteColors, scheme: PaletteMode): CssVariables {
  const variables: Record<string, string> = {};
  for (const role of colorRoles) {
    const main = colors[role]?.main;
    if (main) Object.assign(variables, demoColors(role, main, scheme));
  }
  if (colors.primary) Object.assign(variables, siteColors(colors.primary.main, scheme));
  return variables;
}

/** Stores the variables of both color schemes as CSS, for the early script of the next page. */
export function copyColors(colors: PaletteColors): void {
  for (const scheme of ['light', 'dark'] as const) {
    const text = Object.entries(deriveColors(colors, scheme))
      .map(([name, value]) => `${name}:${value};`)
      .join('');
    // Every write fires an event in other tabs.
    if (readStored(colorKeys[scheme]) !== text) writeStored(colorKeys[scheme], text);
  }
}
