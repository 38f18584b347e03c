import type { Color } from '@mui/material';
import amber from '@mui/material/colors/amber';
import blue from '@mui/material/colors/blue';
import blueGrey from '@mui/material/colors/blueGrey';
import brown from '@mui/material/colors/brown';
import cyan from '@mui/material/colors/cyan';
import deepOrange from '@mui/material/colors/deepOrange';
import deepPurple from '@mui/material/colors/deepPurple';
import green from '@mui/material/colors/green';
import grey from '@mui/material/colors/grey';
import indigo from '@mui/material/colors/indigo';
import lightBlue from '@mui/material/colors/lightBlue';
import lightGreen from '@mui/material/colors/lightGreen';
import lime from '@mui/material/colors/lime';
import orange from '@mui/material/colors/orange';
import pink from '@mui/material/colors/pink';
import purple from '@mui/material/colors/purple';
import red from '@mui/material/colors/red';
import teal from '@mui/material/colors/teal';
import yellow from '@mui/material/colors/yellow';

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

/** Finds the hue and the shade of a color in the palette. */
export function findColor(value: string) {
  for (const hue of hueNames) {
    const shade = shades.find(
      (name) => hues[hue][name] === value.toLowerCase(),
    );
    if (shade !== undefined) return { hue, shade };
  }
  return undefined;
}
