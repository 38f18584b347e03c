import { createTheme, responsiveFontSizes } from '@mui/material/styles';
import type { Fact } from '@/model';

const { typography } = createTheme();
const large = createTheme({ typography: { fontSize: 18 } }).typography;
const root10 = createTheme({ typography: { htmlFontSize: 10 } }).typography;
const serif = createTheme({ typography: { fontFamily: 'Georgia' } });

const responsive: { font: Record<string, string> } = Object(
  responsiveFontSizes(createTheme({ cssVariables: true })),
);

export default [
  {
    says: '14 px by default',
    holds: () =>
      typography.fontSize === 14 && typography.pxToRem(14) === '0.875rem',
  },
  {
    says: 'takes the browser default of 16 px',
    holds: () => typography.htmlFontSize === 16,
  },
  {
    says: 'Every size is multiplied by 18 / 14',
    holds: () => large.body1.fontSize === `${18 / 14}rem`,
  },
  {
    says: 'Body text is then 1.6rem',
    holds: () => root10.body1.fontSize === '1.6rem',
  },
  {
    says: 'lose their letter spacing',
    holds: () => serif.typography.h1.letterSpacing === undefined,
  },
  {
    says: 'Text of 1rem or less keeps its size',
    holds: () =>
      responsiveFontSizes(createTheme()).typography.body1.fontSize === '1rem',
  },
  {
    says: '75% of the label',
    source: 'The scale of a shrunk label in InputLabel, 0.75',
  },
  {
    says: 'the variable holds the size of wide screens at every width',
    holds: () => responsive.font.h1?.startsWith('300 6rem/1.167') ?? false,
  },
] satisfies readonly Fact[];
