import type { Color } from '@mui/material';
import {
  amber,
  blue,
  blueGrey,
  brown,
  cyan,
  deepOrange,
  deepPurple,
  green,
  grey,
  indigo,
  lightBlue,
  lightGreen,
  lime,
  orange,
  pink,
  purple,
  red,
  teal,
  yellow,
} from '@mui/material/colors';

export type Shade = keyof Color;

/** The hues in the order of the color wheel, with the neutral ones last. */
export const hues = {
  red,
  pink,
  purple,
  deepPurple,
  indigo,
  blue,
  lightBlue,
  cyan,
  teal,
  green,
  lightGreen,
  lime,
  yellow,
  amber,
  orange,
  deepOrange,
  brown,
  grey,
  blueGrey,
} satisfies Readonly<Record<string, Color>>;

export type Hue = keyof typeof hues;

export const hueNames = Object.keys(hues) as Hue[];

export const shades = [
  50,
  100,
  200,
  300,
  400,
  500,
  600,
  700,
  800,
  900,
  'A100',
  'A200',
  'A400',
  'A700',
] as const satisfies readonly Shade[];

/** Finds a color in the palette. If several shades of a hue have it, the preferred one wins. */
export function findColor(value: string, preferred: Shade) {
  for (const hue of hueNames) {
    const shade = [preferred, ...shades].find(
      (name) => hues[hue][name] === value.toLowerCase(),
    );
    if (shade !== undefined) return { hue, shade };
  }
  return undefined;
}
