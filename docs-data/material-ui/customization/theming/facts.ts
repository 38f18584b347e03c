import { createTheme, responsiveFontSizes } from '@mui/material/styles';
import type { Fact } from '@/model';

const plain = createTheme();
const responsive = responsiveFontSizes(createTheme());
const merged = createTheme(
  {},
  { palette: { primary: { main: '#0b6e4f' } }, spacing: 4 },
);

const withVariables = createTheme(
  { cssVariables: true },
  { palette: { primary: { main: '#0b6e4f' } }, spacing: 4 },
);

export default [
  { says: '8 px by default', holds: () => plain.spacing(1) === '8px' },
  {
    says: 'A new main in the second keeps the old light and dark',
    holds: () => merged.palette.primary.dark === plain.palette.primary.dark,
  },
  {
    says: 'replaces the function theme.spacing with a number',
    holds: () => typeof merged.spacing === 'number',
  },
  {
    says: 'stays a function, with a unit of 4 px',
    holds: () =>
      withVariables.spacing(1) === 'calc(1 * var(--mui-spacing, 4px))' &&
      withVariables.palette.primary.main === plain.palette.primary.main,
  },
  {
    says: '3.5rem instead of 6rem below the sm breakpoint',
    holds: () =>
      plain.typography.h1.fontSize === '6rem' &&
      responsive.typography.h1.fontSize === '3.5rem',
  },
  {
    says: 'Text of 1rem or less keeps its size',
    holds: () => responsive.typography.body1.fontSize === '1rem',
  },
] satisfies readonly Fact[];
