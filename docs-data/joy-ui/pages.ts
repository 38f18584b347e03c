import type { NavEntry } from '@/model';

export default [
  {
    kind: 'group',
    pathname: '/joy-ui/getting-started-group/',
    title: 'Getting started',
    icon: 'rocket',
    children: [
      { kind: 'page', pathname: '/joy-ui/getting-started/', title: 'Overview' },
    ],
  },
  {
    kind: 'api',
    pathname: '/joy-ui/api/',
    title: 'Component API',
    icon: 'braces',
  },
] satisfies readonly NavEntry[];
