import type { Setting } from './setting';

/** Pixels; below and above, pages fall apart. */
export const spacingRange = { smallest: 2, largest: 16 } as const;

const fallback = 8;

/** The nearest spacing there is, in pixels; NaN is none. */
export function clampSpacing(spacing: number): number {
  const { smallest, largest } = spacingRange;
  return Math.min(Math.max(Math.round(spacing), smallest), largest);
}

/** The unit of space between things, in pixels, a whole number of {@link spacingRange}, as CSS variables. */
export const spacing: Setting<number> = {
  fallback,
  key: 'mui-spacing',
  parse(stored) {
    const value = Number(stored);
    return /^\d+$/.test(stored ?? '') && value === clampSpacing(value) ? value : fallback;
  },
  format: (value) => (value === fallback ? null : `${value}`),
  clean: clampSpacing,
  show(value) {
    const { style } = document.documentElement;
    const shown = value === fallback ? '' : `${value}px`;
    for (const name of ['--mui-spacing', '--docs-spacing']) {
      if (style.getPropertyValue(name) !== shown) style.setProperty(name, shown);
    }
  },
};
