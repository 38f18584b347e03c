import type { NavEntry } from '@/model';

export default [
  {
    kind: 'group',
    pathname: '/system/getting-started-group/',
    title: 'Getting started',
    icon: 'rocket',
    children: [
      { kind: 'page', pathname: '/system/getting-started/', title: 'Overview' },
    ],
  },
  {
    kind: 'api',
    pathname: '/system/api/',
    title: 'API reference',
    icon: 'braces',
  },
] satisfies readonly NavEntry[];
