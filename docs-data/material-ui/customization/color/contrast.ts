import { getContrastRatio } from '@mui/material/styles';

const ratioOf = (text: string, background: string) =>
  Math.floor(getContrastRatio(text, background) * 10) / 10;

/** Returns white or black, whichever is more readable, and its contrast on a color. */
export function textOn(background: string) {
  const white = ratioOf('#fff', background);
  const black = ratioOf('#000', background);
  return white >= black
    ? { name: 'White', color: '#fff', ratio: white }
    : { name: 'Black', color: '#000', ratio: black };
}
