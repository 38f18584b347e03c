import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

const { shadows } = createTheme();

export default [
  {
    says: '0 to 24; 0 is `none`',
    holds: () => shadows.length === 25 && shadows[0] === 'none',
  },
  {
    says: 'The shadows of Material UI have no horizontal offset',
    holds: () =>
      shadows
        .slice(1)
        .every((shadow) =>
          shadow.split('),').every((part) => part.startsWith('0px ')),
        ),
  },
] satisfies readonly Fact[];
