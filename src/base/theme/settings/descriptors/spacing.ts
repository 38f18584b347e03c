import type { Setting } from './setting';

/** Limits of the spacing in pixels, beyond which the layout breaks. */
export const spacingRange = { smallest: 2, largest: 16 } as const;

const { smallest, largest } = spacingRange;
const usual = 8;

/** The unit of spacing: a whole number of pixels within {@link spacingRange}, as CSS variables. */
export const spacing: Setting<number> = {
  key: 'mui-spacing',
  parse(stored) {
    const value = Number(stored);
    return /^\d+$/.test(`${stored}`) && value >= smallest && value <= largest ? value : usual;
  },
  format: (value) => (value === usual ? null : `${value}`),
  clean: (value) => Math.min(Math.max(Math.round(value), smallest), largest),
  look(value) {
    const shown = value === usual ? null : `${value}px`;
    return { '--mui-spacing': shown, '--docs-spacing': shown };
  },
};
