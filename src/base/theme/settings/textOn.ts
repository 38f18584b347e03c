import { contrast } from '../contrast';
import { mix } from './mix';

/** Contrast from which text is white. MUI's threshold is 3, but it rounds luminance to three digits. */
const whiteText = 2.9957;

/** The opacity of black text. */
const blackText = 0.87;

/** The text color that demos use on a background. */
export interface TextOnColor {
  color: 'white' | 'black';
  /** Contrast with the background, from 1 to 21. */
  ratio: number;
}

/** Returns the text color of demos on a background `#rrggbb`, and its contrast. */
export function textOn(background: string): TextOnColor {
  const ratio = contrast(background, '#ffffff');
  if (ratio >= whiteText) return { color: 'white', ratio };
  const black = mix(background, '#000000', blackText);
  return { color: 'black', ratio: contrast(background, black) };
}
