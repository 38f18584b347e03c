import type { NavEntry } from '@/model';

export default [
  {
    kind: 'group',
    pathname: '/base-ui/getting-started-group/',
    title: 'Getting started',
    icon: 'rocket',
    children: [
      {
        kind: 'page',
        pathname: '/base-ui/getting-started/',
        title: 'Overview',
      },
    ],
  },
  {
    kind: 'group',
    pathname: '/base-ui/components/',
    icon: 'shapes',
    children: [
      {
        kind: 'subheader',
        subheader: 'inputs',
        children: [{ kind: 'page', pathname: '/base-ui/react-button/' }],
      },
    ],
  },
  {
    kind: 'api',
    pathname: '/base-ui/api/',
    below: '/base-ui/',
    title: 'API reference',
    icon: 'braces',
  },
] satisfies readonly NavEntry[];
