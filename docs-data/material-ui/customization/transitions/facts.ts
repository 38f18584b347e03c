import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

const { create, duration, getAutoHeightDuration } = createTheme().transitions;

export default [
  {
    says: '300 ms by default',
    holds: () => create('opacity').startsWith('opacity 300ms'),
  },
  { says: '150 ms', holds: () => duration.shortest === 150 },
  { says: '200 ms', holds: () => duration.shorter === 200 },
  { says: '250 ms', holds: () => duration.short === 250 },
  { says: '300 ms', holds: () => duration.standard === 300 },
  { says: '375 ms', holds: () => duration.complex === 375 },
  { says: '225 ms', holds: () => duration.enteringScreen === 225 },
  { says: '195 ms', holds: () => duration.leavingScreen === 195 },
  {
    says: '192 ms for 36 px and 357 ms for 500 px',
    holds: () =>
      getAutoHeightDuration(36) === 192 && getAutoHeightDuration(500) === 357,
  },
] satisfies readonly Fact[];
