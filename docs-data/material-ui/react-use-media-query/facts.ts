import type { Fact } from '@/model';
import { matchMediaAt } from './matchMediaAt';

export default [
  {
    says: '1024 px',
    holds: () =>
      matchMediaAt(1024)('(min-width: 1024px)').matches &&
      !matchMediaAt(1024)('(min-width: 1025px)').matches,
  },
] satisfies readonly Fact[];
