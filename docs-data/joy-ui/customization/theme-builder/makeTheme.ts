import { extendTheme } from '@mui/joy/styles';

const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

export const colors: Record<string, readonly string[]> = {
  Pine: [
    ...['#eef7f2', '#d5ebde', '#abd7bf', '#74ba95', '#3f9a6c'],
    ...['#1d7a4d', '#17623e', '#124d31', '#0b3321', '#061e13'],
  ],
  Plum: [
    ...['#f8f0f9', '#ecd8ef', '#d9b1df', '#bf7fc9', '#a255ae'],
    ...['#843892', '#6a2c76', '#53225c', '#37163d', '#210d25'],
  ],
  Brick: [
    ...['#fcf1ee', '#f7dcd4', '#eeb8a8', '#df8a72', '#cb6145'],
    ...['#ab4428', '#8a3620', '#6b2a19', '#471c11', '#2a100a'],
  ],
};

export const radii: Record<string, readonly string[]> = {
  Sharp: ['0px', '0px'],
  Slight: ['3px', '4px'],
  Round: ['12px', '18px'],
};

const prefix = 'draft';
const dark = '[data-mui-color-scheme="dark"], [data-joy-color-scheme="dark"]';

export function makeTheme(color: string, radius: string) {
  const primary = Object.fromEntries(
    shades.map((shade, index) => [shade, colors[color]?.[index]]),
  );
  const [sm, md] = radii[radius] ?? [];
  return extendTheme({
    cssVarPrefix: prefix,
    getSelector: (scheme) => (scheme === 'dark' ? dark : ':root'),
    radius: { sm, md },
    colorSchemes: {
      light: { palette: { primary } },
      dark: { palette: { primary } },
    },
  });
}

export function writeTheme(color: string, radius: string): string {
  const [sm, md] = radii[radius] ?? [];
  const entries = shades.map(
    (shade, index) => `  ${shade}: '${colors[color]?.[index]}',`,
  );
  return [
    'const primary = {',
    ...entries,
    '};',
    '',
    'export const theme = extendTheme({',
    `  radius: { sm: '${sm}', md: '${md}' },`,
    '  colorSchemes: {',
    '    light: { palette: { primary } },',
    '    dark: { palette: { primary } },',
    '  },',
    '});',
  ].join('\n');
}
