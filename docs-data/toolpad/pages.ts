import type { NavEntry } from '@/model';

export default [
  { kind: 'page', pathname: '/toolpad/', title: 'Overview', icon: 'rocket' },
  {
    kind: 'link',
    href: 'https://mui.com/toolpad/',
    title: 'Toolpad documentation',
  },
] satisfies readonly NavEntry[];
