import { extendTheme } from '@mui/joy/styles';
import type { Fact } from '@/model';

const { light, dark } = extendTheme().colorSchemes;

export default [
  {
    says: '`21 21 21`',
    holds: () => light.shadowChannel === '21 21 21',
  },
  {
    says: 'invisible by default',
    holds: () =>
      light.shadowRing === '0 0 #000' && light.shadowRing === dark.shadowRing,
  },
] satisfies readonly Fact[];
