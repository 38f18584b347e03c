import type { Fact } from '@/model';

export default [
  { says: 'units of 8 px', source: 'Grid of @material-ui/core 4.12.4' },
] satisfies readonly Fact[];
