import type { Fact } from '@/model';

export default [
  {
    says: 'Allow at least 5 seconds for a short sentence',
    source: 'Material Design 2, snackbars: between four and ten seconds',
  },
] satisfies readonly Fact[];
