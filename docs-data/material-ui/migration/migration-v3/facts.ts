import type { Fact } from '@/model';

export default [
  { says: 'units of 8 px', source: 'Grid of @material-ui/core 4.12.4' },
  {
    says: 'after 100 milliseconds',
    source: 'Tooltip of @material-ui/core 4.12.4',
  },
  {
    says: 'after 700 instead of 1,000 milliseconds',
    source: 'Tooltip of @material-ui/core 3.9.4 and 4.12.4',
  },
] satisfies readonly Fact[];
