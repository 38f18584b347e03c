import { createTheme, experimental_sx, grid, spacing } from '@mui/system';
import type { Fact } from '@/model';

function messageOf(run: () => unknown) {
  try {
    run();
    return '';
  } catch (error) {
    return String(error);
  }
}

export default [
  {
    says: 'throws: "The `experimental_sx` has been moved to `theme.unstable_sx`"',
    holds: () =>
      messageOf(experimental_sx).includes(
        'The `experimental_sx` has been moved to `theme.unstable_sx`',
      ),
  },
  {
    says: 'Margins and paddings, 40 keys',
    holds: () =>
      'filterProps' in spacing &&
      Array.isArray(spacing.filterProps) &&
      spacing.filterProps.length === 40,
  },
  {
    says: '`gap`, `gridArea`',
    holds: () =>
      'filterProps' in grid &&
      Array.isArray(grid.filterProps) &&
      grid.filterProps.includes('gap'),
  },
  {
    says: 'The padding is 32 px',
    holds: () => createTheme().spacing(4) === '32px',
  },
] satisfies readonly Fact[];
