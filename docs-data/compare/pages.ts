import type { NavEntry } from '@/model';

export default [
  { kind: 'api', pathname: '/compare/', title: 'Comparisons' },
] satisfies readonly NavEntry[];
