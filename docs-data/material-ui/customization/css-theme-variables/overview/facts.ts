import { gzipSync } from 'node:zlib';
import { extendTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

type Rules = { [name: string]: string | number | Rules };

const write = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, value]) =>
      typeof value === 'object'
        ? `${name}{${write(value)}}`
        : `${name}:${value};`,
    )
    .join('');

const theme = extendTheme({
  colorSchemes: { light: true, dark: true },
});
const css = (theme.generateStyleSheets() as Rules[]).map(write).join('');

export default [
  {
    says: 'about 21 kB of CSS',
    holds: () => Math.round(css.length / 1000) === 21,
  },
  {
    says: 'about 3.5 kB with gzip',
    holds: () => (gzipSync(css).length / 1000).toFixed(1) === '3.5',
  },
] satisfies readonly Fact[];
