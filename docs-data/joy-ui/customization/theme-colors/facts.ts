import { extendTheme } from '@mui/joy/styles';
import type { Fact } from '@/model';

const { light, dark } = extendTheme().colorSchemes;

export default [
  {
    says: 'ten shades',
    holds: () =>
      Object.keys(light.palette.primary).filter((key) => /^\d+$/.test(key))
        .length === 10,
  },
  {
    says: 'The shades are the same in both color schemes',
    holds: () =>
      light.palette.primary[500] === dark.palette.primary[500] &&
      light.palette.neutral[900] === dark.palette.neutral[900],
  },
] satisfies readonly Fact[];
