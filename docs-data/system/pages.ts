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
      { kind: 'page', pathname: '/system/getting-started/support/' },
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
    kind: 'group',
    pathname: '/system/migration/',
    icon: 'migrate',
    children: [
      { kind: 'page', pathname: '/system/migration/migrating-to-v6/' },
    ],
  },
  {
    kind: 'api',
    pathname: '/system/api/',
    title: 'API reference',
    icon: 'braces',
  },
  {
    kind: 'group',
    pathname: '/system/experimental-apis/',
    title: 'Experimental APIs',
    icon: 'wrench',
    children: [
      {
        kind: 'page',
        pathname: '/system/experimental-api/configure-the-sx-prop/',
      },
      {
        kind: 'page',
        pathname: '/system/experimental-api/css-theme-variables/',
        title: 'CSS Theme Variables',
      },
    ],
  },
  {
    kind: 'group',
    pathname: '/system/styles/',
    icon: 'pen',
    legacy: true,
    children: [
      { kind: 'page', pathname: '/system/styles/basics/' },
      { kind: 'page', pathname: '/system/styles/advanced/' },
    ],
  },
] satisfies readonly NavEntry[];
