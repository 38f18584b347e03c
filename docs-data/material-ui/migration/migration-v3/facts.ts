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
  {
    says: 'height of 24 px, so an item was 46 px high',
    source: 'MenuItem of @material-ui/core 3.9.4',
  },
  {
    says: 'a minimum height of 48 px on small screens',
    source: 'MenuItem of @material-ui/core 4.12.4',
  },
  {
    says: 'now with 16 px',
    source: 'createTypography of @material-ui/core 4.12.4',
  },
  {
    says: 'body1 had 14 px',
    source: 'createTypography of @material-ui/core 3.9.4',
  },
] satisfies readonly Fact[];
