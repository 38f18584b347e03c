import type { Setting } from './setting';

/** Small sizes and narrow margins, as the attribute `data-density`. */
export const dense: Setting<boolean> = {
  key: 'mui-density',
  parse: (stored) => stored === 'dense',
  format: (value) => (value ? 'dense' : null),
  look: (value) => ({ 'data-density': value ? 'dense' : null }),
};
