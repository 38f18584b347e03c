import { createTheme as createMaterialTheme } from '@mui/material/styles';
import {
  createTheme,
  unstable_defaultSxConfig as config,
  unstable_styleFunctionSx as sx,
} from '@mui/system';
import type { Fact } from '@/model';

const theme = createTheme({
  palette: { water: { deep: 'navy' } },
  typography: {
    fontFamily: 'Inter',
    fontWeightBold: 600,
    h1: { fontSize: 30 },
  },
});

/** The CSS that `sx` makes of some keys, as JSON. */
const cssOf = (keys: object) => JSON.stringify(sx({ sx: keys, theme }));

/** Whether a theme has each of these keys, as a list of answers. */
const has = (someTheme: object, keys: readonly string[]) =>
  keys.map((key) => key in someTheme).join();

const optional = ['typography', 'shadows', 'zIndex', 'borders'];

export default [
  {
    says: 'MUI System defines 111 keys',
    holds: () => Object.keys(config).length === 111,
  },
  {
    says: '`1` is `1px solid`',
    holds: () => cssOf({ outline: 1 }) === '{"outline":"1px solid"}',
  },
  {
    says: 'with 4, `2` is `8px`',
    holds: () =>
      theme.shape.borderRadius === 4 &&
      cssOf({ borderRadius: 2 }) === '{"borderRadius":8}',
  },
  {
    says: 'Steps: `2` is `16px`',
    holds: () => cssOf({ m: 2, gap: 2 }) === '{"margin":"16px","gap":"16px"}',
  },
  {
    says: "`'md'` is `900px`",
    holds: () => cssOf({ maxWidth: 'md' }) === '{"maxWidth":900}',
  },
  {
    says: '`0.5` is `50%`',
    holds: () =>
      cssOf({ height: 0.5, width: 2 }) === '{"height":"50%","width":2}',
  },
  {
    says: "such as `fill`, `stroke`, `accentColor` and `background`, don't read the theme",
    holds: () =>
      ['fill', 'stroke', 'accentColor', 'background'].every(
        (key) => cssOf({ [key]: 'water.deep' }) === `{"${key}":"water.deep"}`,
      ),
  },
  {
    says: "`'bold'` is `typography.fontWeightBold`",
    holds: () => cssOf({ fontWeight: 'bold' }) === '{"fontWeight":600}',
  },
  {
    says: "`'default'` is `typography.fontFamily`",
    holds: () => cssOf({ fontFamily: 'default' }) === '{"fontFamily":"Inter"}',
  },
  {
    says: 'It has no `typography`, `shadows`, `zIndex` or `borders`',
    holds: () => has(createTheme(), optional) === 'false,false,false,false',
  },
  {
    says: 'whose theme has all but `borders`',
    holds: () =>
      has(createMaterialTheme(), optional) === 'true,true,true,false',
  },
] satisfies readonly Fact[];
