import { readStored, writeStored } from '@/base/storage';
import { contrast } from '../contrast';
import { darkPalette, lightPalette } from '../palette';
import type { PaletteMode } from './descriptors/setting';
import { channels, mix } from './mix';
import { colorKeys, colorRoles, type PaletteColors } from './paletteColors';
import { textOn } from './textOn';

/** Values of CSS variables by name. */
export type CssVariables = Readonly<Record<string, string>>;

/** Contrast that text needs by WCAG 2, level AA. */
const readable = 4.5;

const white = '#ffffff';
const black = '#000000';

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

function demoColors(role: string, main: string, scheme: PaletteMode): CssVariables {
  const isLightOn = textOn(main).color === 'white';
  const shades = { main, light: mix(main, white, 0.2), dark: mix(main, black, 0.3) };
  const faded = scheme === 'light' ? mix(main, white, 0.62) : mix(main, black, 0.5);
  const disabled = scheme === 'light' ? faded : mix(main, black, 0.55);
  const own = `--mui-palette-${role}-`;
  return {
    ...Object.fromEntries(
      Object.entries(shades).flatMap(([name, color]) => [
        [own + name, color],
        [`${own}${name}Channel`, channels(color).join(' ')],
      ]),
    ),
    [`${own}contrastText`]: isLightOn ? '#fff' : '#000000de',
    [`${own}contrastTextChannel`]: isLightOn ? '255 255 255' : '0 0 0',
    [`--mui-palette-LinearProgress-${role}Bg`]: faded,
    [`--mui-palette-Slider-${role}Track`]: faded,
    [`--mui-palette-Switch-${role}DisabledColor`]: disabled,
  };
}

function siteColors(chosen: string, scheme: PaletteMode): CssVariables {
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
