import type { NavEntry } from '@/model';

export default [
  { kind: 'page', pathname: '/versions/' },
] satisfies readonly NavEntry[];
