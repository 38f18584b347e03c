import type { CssRules } from '@/model';
import { createDemoTheme } from './createDemoTheme';

type Values = Record<string, string | number>;

/** Where a reader has chosen a primary color, the site says so in the style of `html`. */
const chosen = "html[style*='--mui-palette-primary-main']";

/** Shares of white, and of black, that the shades of a color have. */
const lighter = { 50: 93, 100: 85, 200: 60, 300: 40, 400: 18 };
const darker = { 600: 14, 700: 36, 800: 60, 900: 75 };

/** The variables of both color schemes; the primary color follows the reader's. */
export function styleSheets(): readonly CssRules[] {
  const known: Values = {};
  const sheets = createDemoTheme('ltr', false).generateStyleSheets();
  const written = sheets.flatMap((sheet) =>
    Object.entries(sheet as Record<string, Values>),
  );
  return [
    ...written.map(([selector, values]) => ({
      [selector]: onlyNew(values, known),
    })),
    { [chosen]: chosenPrimary() },
  ];
}

/** What differs from the sheets before, and counts it to them. The dark scheme is the light one but for that. */
function onlyNew(values: Values, known: Values): Values {
  const entries = Object.entries(values).map(
    ([name, value]) => [name, withoutFallbacks(value)] as const,
  );
  const fresh = Object.fromEntries(
    entries.filter(([name, value]) => known[name] !== value),
  );
  Object.assign(known, fresh);
  return fresh;
}

const fallback = /var\((--joy-[\w-]+),(?:[^()]|\([^()]*\))*\)/g;

/** `var(--x)` for `var(--x, #fff)`: every variable is in the sheets. */
function withoutFallbacks(value: string | number): string | number {
  if (typeof value !== 'string') return value;
  const shorter = value.replace(fallback, 'var($1)');
  return shorter === value ? value : withoutFallbacks(shorter);
}

function chosenPrimary(): Values {
  const main = 'var(--mui-palette-primary-main)';
  const own = '--joy-palette-primary-';
  const mixed = (shades: Record<string, number>, end: string) =>
    Object.entries(shades).map(([shade, share]) => [
      own + shade,
      `color-mix(in srgb, ${main}, ${end} ${share}%)`,
    ]);
  const channels = ['main', 'light', 'dark'].map((name) => [
    `${own}${name}Channel`,
    `var(--mui-palette-primary-${name}Channel)`,
  ]);
  return Object.fromEntries([
    ...mixed(lighter, 'white'),
    [`${own}500`, main],
    ...mixed(darker, 'black'),
    ...channels,
    [`${own}solidColor`, 'var(--mui-palette-primary-contrastText)'],
  ]) as Values;
}
