import type { NavEntry } from '@/model';

export default [
  {
    kind: 'group',
    pathname: '/system/getting-started-group/',
    title: 'Getting started',
    icon: 'rocket',
    children: [
      { kind: 'page', pathname: '/system/getting-started/', title: 'Overview' },
      { kind: 'page', pathname: '/system/getting-started/installation/' },
      { kind: 'page', pathname: '/system/getting-started/usage/' },
      { kind: 'page', pathname: '/system/getting-started/the-sx-prop/' },
      { kind: 'page', pathname: '/system/getting-started/custom-components/' },
    ],
  },
  {
    kind: 'group',
    pathname: '/system/style-utilities/',
    icon: 'layers',
    children: [
      { kind: 'page', pathname: '/system/properties/' },
      { kind: 'page', pathname: '/system/borders/' },
      { kind: 'page', pathname: '/system/display/' },
      { kind: 'page', pathname: '/system/flexbox/' },
      { kind: 'page', pathname: '/system/grid/' },
      { kind: 'page', pathname: '/system/palette/' },
      { kind: 'page', pathname: '/system/positions/' },
      { kind: 'page', pathname: '/system/shadows/' },
      { kind: 'page', pathname: '/system/sizing/' },
      { kind: 'page', pathname: '/system/spacing/' },
      { kind: 'page', pathname: '/system/screen-readers/' },
      { kind: 'page', pathname: '/system/typography/' },
      { kind: 'page', pathname: '/system/styled/', title: 'styled' },
    ],
  },
  {
    kind: 'group',
    pathname: '/system/components/',
    icon: 'shapes',
    children: [
      { kind: 'page', pathname: '/system/react-box/' },
      { kind: 'page', pathname: '/system/react-container/' },
      { kind: 'page', pathname: '/system/react-grid/' },
      { kind: 'page', pathname: '/system/react-stack/' },
    ],
  },
  {
    kind: 'api',
    pathname: '/system/api/',
    title: 'API reference',
    icon: 'braces',
  },
] satisfies readonly NavEntry[];
