import { createTheme, type CssVarsTheme } from '@mui/material/styles';
import * as hues from '@mui/material/colors';
import { contrast } from '../contrast';
import { darkPalette, lightPalette } from '../palette';
import { deriveColors } from './deriveColors';
import { colorRoles } from './paletteColors';

const palettes = { light: lightPalette, dark: darkPalette };
const schemes = ['light', 'dark'] as const;

/** All colors of MUI, and the corners of the RGB cube. */
const mains = [
  ...Object.values(hues).flatMap((hue) => Object.values(hue)),
  '#000000',
  '#ffffff',
  '#0000ff',
  '#ffff00',
  '#00ff00',
].map((color) => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));

/** Parses a color in any notation; returns its channels, 0 to 255, and its opacity. */
function partsOf(color: string): number[] {
  const rgb = /^rgba?\((.*)\)$/.exec(color)?.[1] ?? (color.startsWith('#') ? undefined : color);
  if (rgb) return rgb.split(/[ ,/]+/).map(Number);
  const pairs = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0, alpha] = (pairs.match(/[\da-f]{2}/gi) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue, ...(alpha === undefined ? [] : [alpha / 255])];
}

/** Whether two colors are the same, with a tolerance of 1 in 255: MUI truncates channels after rounding errors. */
function isAlike(one: string, other: string): boolean {
  const [left, right] = [partsOf(one), partsOf(other)];
  return (
    left.length === right.length && left.every((part, at) => Math.abs(part - (right[at] ?? 0)) <= 1)
  );
}

type Sheet = Record<string, string | number>;

function variablesOfLibrary(main: string, scheme: 'light' | 'dark'): Sheet {
  const palette = { primary: { main }, secondary: { main } };
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: { light: { palette }, dark: { palette } },
  }) as unknown as CssVarsTheme;
  const sheets = theme.generateStyleSheets() as Record<string, Sheet>[];
  const rules = sheets.find((sheet) => Object.keys(sheet)[0]?.includes(`"${scheme}"`));
  return Object.values(rules ?? {})[0] ?? {};
}

it.each(schemes)('gives demos the colors that MUI derives, in the %s', (scheme) => {
  for (const main of mains) {
    const library = variablesOfLibrary(main, scheme);
    const colors = { primary: { main }, secondary: { main } };
    const ours = Object.entries(deriveColors(colors, scheme)).filter(([name]) =>
      /^--mui/.test(name),
    );
    expect(ours).toHaveLength(colorRoles.length * 11);
    const differing = ours.filter(([name, value]) => !isAlike(String(library[name]), value));
    expect({ main, differing }).toEqual({ main, differing: [] });
  }
});

it.each(schemes)(
  'gives the site colors that can be read, whatever is chosen, in the %s',
  (scheme) => {
    const grounds = Object.values(palettes[scheme].background);
    for (const main of mains) {
      const own = deriveColors({ primary: { main } }, scheme);
      const color = (name: string) => own[`--docs-palette-primary-${name}`] ?? '';
      for (const ground of grounds)
        expect(contrast(color('main'), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color('onTint'), color('tint'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color('contrastText'), color('main'))).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it('leaves readable colors unchanged, and the site’s colors if only another role is chosen', () => {
  const blue = { main: '#1565c0' };
  expect(deriveColors({ primary: blue }, 'light')['--docs-palette-primary-main']).toBe(blue.main);
  const names = Object.keys(deriveColors({ secondary: blue }, 'light'));
  expect(names.filter((name) => name.startsWith('--docs'))).toEqual([]);
  expect(deriveColors({}, 'dark')).toEqual({});
});
