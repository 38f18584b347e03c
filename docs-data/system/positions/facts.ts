import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

const { zIndex } = createTheme();

export default [
  { says: '1000', holds: () => zIndex.mobileStepper === 1000 },
  {
    says: '1050',
    holds: () => zIndex.fab === 1050 && zIndex.speedDial === 1050,
  },
  { says: '1100', holds: () => zIndex.appBar === 1100 },
  { says: '1200', holds: () => zIndex.drawer === 1200 },
  { says: '1300', holds: () => zIndex.modal === 1300 },
  { says: '1400', holds: () => zIndex.snackbar === 1400 },
  { says: '1500', holds: () => zIndex.tooltip === 1500 },
] satisfies readonly Fact[];
