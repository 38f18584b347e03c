import type { NavEntry } from '@/model';

export default [
  {
    kind: 'group',
    pathname: '/experiments/docs/writing/',
    icon: 'pen',
    children: [
      { kind: 'page', pathname: '/experiments/docs/headers/' },
      { kind: 'page', pathname: '/experiments/docs/markdown/' },
    ],
  },
  {
    kind: 'group',
    pathname: '/experiments/docs/components/',
    icon: 'shapes',
    children: [
      { kind: 'page', pathname: '/experiments/docs/callouts/' },
      { kind: 'page', pathname: '/experiments/docs/codeblock/' },
      { kind: 'page', pathname: '/experiments/docs/demos/' },
      { kind: 'page', pathname: '/experiments/docs/packages/' },
    ],
  },
] satisfies readonly NavEntry[];
