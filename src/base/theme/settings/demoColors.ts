import type { PaletteMode } from './descriptors/setting';
import { black, channels, mix, white } from './mix';
import { textOn } from './textOn';

/** Returns the CSS variables of demos for a chosen color of a role in one color scheme, as MUI would derive them. */
export function demoColors(
  role: string,
  main: string,
  scheme: PaletteMode,
): Readonly<Record<string, string>> {
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
