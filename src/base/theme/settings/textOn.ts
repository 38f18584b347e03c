import { contrast } from '../contrast';
import { mix } from './mix';

/** From here on text is white: the documented library's 3, whose luminance has three digits. */
const whiteText = 2.9957;

/** The opacity of black text. */
const blackText = 0.87;

/** Text on a color, in demos. */
export interface TextOnColor {
  color: 'white' | 'black';
  /** Contrast with the color it is on, from 1 to 21. */
  ratio: number;
}

/** The text that demos have on a color `#rrggbb`, and how well it can be read. */
export function textOn(background: string): TextOnColor {
  const ratio = contrast(background, '#ffffff');
  if (ratio >= whiteText) return { color: 'white', ratio };
  const black = mix(background, '#000000', blackText);
  return { color: 'black', ratio: contrast(background, black) };
}
