import { contrast } from '../contrast';
import { darkPalette, lightPalette } from '../palette';
import type { PaletteMode } from './descriptors/setting';
import { black, mix, white } from './mix';

/** Contrast that text needs by WCAG 2, level AA. */
const readable = 4.5;

/**
 * Returns the CSS variables of the site for the chosen primary color in one color scheme. The color is moved towards
 * black or white until its contrast with the site's surfaces is sufficient.
 */
export function siteColors(chosen: string, scheme: PaletteMode): Readonly<Record<string, string>> {
  const { background } = scheme === 'light' ? lightPalette : darkPalette;
  const main = moveUntilRead(chosen, Object.values(background), scheme);
  const tint = mix(background.default, main, scheme === 'light' ? 0.08 : 0.14);
  const own = '--docs-palette-primary-';
  return {
    [`${own}main`]: main,
    [`${own}light`]: mix(main, white, 0.25),
    [`${own}dark`]: mix(main, black, 0.25),
    [`${own}contrastText`]: contrast(main, white) >= contrast(main, black) ? white : black,
    [`${own}tint`]: tint,
    [`${own}onTint`]: moveUntilRead(main, [tint], scheme),
    '--docs-palette-action-focus': `${main}29`,
  };
}

/**
 * Returns the color nearest to `color`, on the way to black or, in dark mode, white, with sufficient contrast to all
 * `grounds`.
 */
function moveUntilRead(color: string, grounds: readonly string[], scheme: PaletteMode): string {
  const end = scheme === 'light' ? black : white;
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mix(color, end, share);
    if (grounds.every((ground) => contrast(moved, ground) >= readable)) return moved;
  }
  return end;
}
