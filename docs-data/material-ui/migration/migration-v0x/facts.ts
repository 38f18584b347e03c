import type { Fact } from '@/model';

export default [
  { says: 'started at 992 px', source: 'withWidth of material-ui 0.20.2' },
  {
    says: 'starts at 960 px',
    source: 'createMuiTheme of @material-ui/core 1.5.1',
  },
] satisfies readonly Fact[];
