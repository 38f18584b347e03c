import type { Setting } from './setting';

/** Small sizes and narrow margins, as the attribute `data-density`. */
export const dense: Setting<boolean> = {
  fallback: false,
  key: 'mui-density',
  parse: (stored) => stored === 'dense',
  format: (value) => (value ? 'dense' : null),
  show(value) {
    const { dataset } = document.documentElement;
    if (value === (dataset.density === 'dense')) return;
    if (value) dataset.density = 'dense';
    else delete dataset.density;
  },
};
