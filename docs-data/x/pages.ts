import type { NavEntry } from '@/model';

export default [
  {
    kind: 'group',
    pathname: '/x/introduction-group/',
    title: 'Introduction',
    icon: 'rocket',
    children: [
      { kind: 'page', pathname: '/x/introduction/', title: 'Overview' },
    ],
  },
] satisfies readonly NavEntry[];
