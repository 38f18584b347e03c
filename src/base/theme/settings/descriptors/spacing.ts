import type { Setting } from './setting';

/** Pixels; below and above, pages fall apart. */
export const spacingRange = { smallest: 2, largest: 16 } as const;

const { smallest, largest } = spacingRange;
const usual = 8;

/** The unit of space between things, in pixels, a whole number of {@link spacingRange}, as CSS variables. */
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
