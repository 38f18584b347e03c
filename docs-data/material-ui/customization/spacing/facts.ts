import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

const theme = createTheme();
const powers = createTheme({ spacing: (step: number) => `${2 ** step}px` });

export default [
  { says: 'A step is 8 px', holds: () => theme.spacing(1) === '8px' },
  {
    says: 'theme.spacing(2) is 16 px',
    holds: () => theme.spacing(2) === '16px',
  },
  {
    says: 'Four values at most',
    holds: () => theme.spacing(1, 2, 3, 4) === '8px 16px 24px 32px',
  },
  {
    says: 'CSS variable too, with 8px as its fallback',
    holds: () =>
      createTheme({ cssVariables: true }).spacing(2) ===
      'calc(2 * var(--mui-spacing, 8px))',
  },
  {
    says: 'Any scale',
    holds: () => powers.spacing(5) === '32px',
  },
] satisfies readonly Fact[];
