import { InternalError } from '@/model';
import { reduceTheme, type ThemeAction } from './reduceTheme';
import { defaultThemeSettings, type ThemeSettings } from './themeSettings';

const usual = defaultThemeSettings;
const orange = { primary: { main: '#e65100' } };
const chosen: ThemeSettings = {
  ...usual,
  mode: 'dark',
  paletteMode: 'dark',
  direction: 'rtl',
  dense: true,
  spacing: 12,
  paletteColors: orange,
};

it.each<[string, ThemeAction, Partial<ThemeSettings>]>([
  ['set spacing', { type: 'setSpacing', spacing: 5 }, { spacing: 5 }],
  ['increase spacing', { type: 'increaseSpacing' }, { spacing: 13 }],
  ['decrease spacing', { type: 'decreaseSpacing' }, { spacing: 11 }],
  ['set dense', { type: 'setDense', dense: false }, { dense: false }],
  ['reset density: not dense, spacing 8', { type: 'resetDensity' }, { dense: false, spacing: 8 }],
  ['reset colors', { type: 'resetColors' }, { paletteColors: {} }],
  [
    'change palette mode',
    { type: 'change', paletteMode: 'light' },
    { mode: 'light', paletteMode: 'light' },
  ],
  ['change mode', { type: 'change', mode: 'system' }, { mode: 'system' }],
  ['change direction', { type: 'change', direction: 'ltr' }, { direction: 'ltr' }],
  [
    'change palette colors',
    { type: 'change', paletteColors: { secondary: { main: '#00695C' } } },
    { paletteColors: { secondary: { main: '#00695c' } } },
  ],
])('%s', (_name, action, change) => {
  expect(reduceTheme(chosen, action)).toEqual({ ...chosen, ...change });
});

it.each<[ThemeAction]>([
  [{ type: 'setSpacing', spacing: 12 }],
  [{ type: 'setDense', dense: true }],
  [{ type: 'change' }],
  [{ type: 'change', mode: 'dark', paletteMode: 'dark', direction: 'rtl' }],
  [{ type: 'change', paletteMode: 'dark' }],
  [{ type: 'change', paletteColors: { primary: { main: '#E65100' } } }],
])('%j changes nothing and gives the same settings [spec 4.5]', (action) => {
  expect(reduceTheme(chosen, action)).toBe(chosen);
});

it.each<[ThemeAction]>([
  [{ type: 'resetDensity' }],
  [{ type: 'resetColors' }],
  [{ type: 'change', paletteMode: 'light' }],
])('%j gives the same settings when all is as usual [spec 4.5]', (action) =>
  expect(reduceTheme(usual, action)).toBe(usual),
);

it.each([
  [{ ...usual, spacing: 16 }, { type: 'increaseSpacing' } as const, 16],
  [{ ...usual, spacing: 2 }, { type: 'decreaseSpacing' } as const, 2],
  [usual, { type: 'setSpacing', spacing: 400 } as const, 16],
  [usual, { type: 'setSpacing', spacing: -1 } as const, 2],
  [usual, { type: 'setSpacing', spacing: 9.4 } as const, 9],
  [usual, { type: 'setSpacing', spacing: Number.NaN } as const, 8],
])('keeps the spacing of %# in its range [spec 9.2]', (before, action, spacing) => {
  expect(reduceTheme(before, action).spacing).toBe(spacing);
});

it('ignores invalid colors [spec 4.5]', () => {
  const paletteColors = { primary: { main: 'url(//evil)' }, secondary: { main: '#fff' } };
  expect(reduceTheme(chosen, { type: 'change', paletteColors }).paletteColors).toEqual({});
});

it('throws an internal error for an unknown action [spec 8.3]', () => {
  const unknown = { type: 'paint' } as unknown as ThemeAction;
  expect(() => reduceTheme(usual, unknown)).toThrow(InternalError);
  expect(() => reduceTheme(usual, unknown)).toThrow(
    'Internal error: unrecognized theme action "paint".',
  );
});
