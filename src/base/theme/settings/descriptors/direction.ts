import type { Setting } from './setting';

/** The direction of text. */
export type Direction = 'ltr' | 'rtl';

/** The direction of text, as the attribute `dir`. */
export const direction: Setting<Direction> = {
  key: 'mui-direction',
  parse: (stored) => (stored === 'rtl' ? stored : 'ltr'),
  format: (value) => value,
  look: (value) => ({ dir: value }),
};
