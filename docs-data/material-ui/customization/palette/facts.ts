import {
  createTheme,
  getContrastRatio,
  lighten,
  darken,
} from '@mui/material/styles';
import { brown, teal } from '@mui/material/colors';
import type { Fact } from '@/model';

const { palette } = createTheme();
const objects = createTheme({
  palette: { primary: brown, secondary: teal },
}).palette;
const orange = getContrastRatio(palette.warning.main, '#fff');
const strict = createTheme({ palette: { contrastThreshold: 7 } }).palette;
const derived = createTheme({ palette: { primary: { main: '#00796b' } } });
const merged = createTheme(
  { palette: { primary: { main: '#1976d2' } } },
  { palette: { primary: { main: '#00796b' } } },
);

export default [
  {
    says: 'only 3:1 by default',
    holds: () => palette.contrastThreshold === 3,
  },
  {
    says: 'ratio of 3.1:1',
    holds: () => orange.toFixed(1) === '3.1',
  },
  { says: 'asks for 4.5:1', source: 'WCAG 2.2, success criterion 1.4.3' },
  {
    says: 'with a threshold of 7, the text on #666666 is black',
    holds: () =>
      strict.getContrastText('#666666') !== '#fff' &&
      getContrastRatio('#666666', '#fff') > getContrastRatio('#666666', '#000'),
  },
  {
    says: 'the shade 500 for primary, and A400 for secondary',
    holds: () =>
      objects.primary.main === brown[500] &&
      objects.secondary.main === teal.A400,
  },
  {
    says: 'lightens main by 20% and darkens it by 30%',
    holds: () =>
      derived.palette.primary.light === lighten('#00796b', 0.2) &&
      derived.palette.primary.dark === darken('#00796b', 0.3),
  },
  {
    says: 'keeps the shades of the old one',
    holds: () => merged.palette.primary.dark !== darken('#00796b', 0.3),
  },
] satisfies readonly Fact[];
