import type { NavEntry } from '@/model';

export default [
  {
    kind: 'group',
    pathname: '/x/introduction-group/',
    title: 'Introduction',
    icon: 'rocket',
    children: [
      { kind: 'page', pathname: '/x/introduction/', title: 'Overview' },
      { kind: 'page', pathname: '/x/introduction/installation/' },
      { kind: 'page', pathname: '/x/introduction/licensing/' },
      { kind: 'page', pathname: '/x/introduction/support/' },
      { kind: 'page', pathname: '/x/introduction/roadmap/' },
    ],
  },
  {
    kind: 'subheader',
    subheader: 'api-reference',
    title: 'API reference',
    children: [
      {
        kind: 'api',
        pathname: '/x/api/data-grid/',
        title: 'Data Grid',
        icon: 'braces',
      },
      {
        kind: 'api',
        pathname: '/x/api/date-pickers/',
        title: 'Date Pickers',
        icon: 'braces',
      },
      {
        kind: 'api',
        pathname: '/x/api/charts/',
        title: 'Charts',
        icon: 'braces',
      },
      {
        kind: 'api',
        pathname: '/x/api/tree-view/',
        title: 'Tree View',
        icon: 'braces',
      },
    ],
  },
] satisfies readonly NavEntry[];
