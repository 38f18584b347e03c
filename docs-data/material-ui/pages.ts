import type { NavEntry } from '@/model';

export default [
  {
    kind: 'group',
    pathname: '/material-ui/getting-started-group/',
    title: 'Getting started',
    icon: 'rocket',
    children: [
      {
        kind: 'page',
        pathname: '/material-ui/getting-started/',
        title: 'Overview',
      },
      { kind: 'page', pathname: '/material-ui/getting-started/installation/' },
      { kind: 'page', pathname: '/material-ui/getting-started/usage/' },
    ],
  },
  {
    kind: 'group',
    pathname: '/material-ui/components/',
    icon: 'shapes',
    children: [
      {
        kind: 'subheader',
        subheader: 'inputs',
        children: [
          { kind: 'page', pathname: '/material-ui/react-autocomplete/' },
          { kind: 'page', pathname: '/material-ui/react-button/' },
          {
            kind: 'page',
            pathname: '/material-ui/react-text-field/',
            title: 'Text Field',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'data-display',
        children: [{ kind: 'page', pathname: '/material-ui/react-table/' }],
      },
      {
        kind: 'subheader',
        subheader: 'feedback',
        children: [{ kind: 'page', pathname: '/material-ui/react-dialog/' }],
      },
      {
        kind: 'subheader',
        subheader: 'navigation',
        children: [{ kind: 'page', pathname: '/material-ui/react-tabs/' }],
      },
      {
        kind: 'subheader',
        subheader: 'layout',
        children: [
          { kind: 'page', pathname: '/material-ui/react-box/' },
          { kind: 'page', pathname: '/material-ui/react-container/' },
          {
            kind: 'page',
            pathname: '/material-ui/react-grid/',
            deprecated: true,
          },
          {
            kind: 'page',
            pathname: '/material-ui/react-grid2/',
            title: 'Grid v2',
          },
          { kind: 'page', pathname: '/material-ui/react-stack/' },
          {
            kind: 'page',
            pathname: '/material-ui/react-image-list/',
            title: 'Image List',
          },
        ],
      },
    ],
  },
  {
    kind: 'api',
    pathname: '/material-ui/api/',
    title: 'Component API',
    icon: 'braces',
  },
  {
    kind: 'group',
    pathname: '/material-ui/customization/',
    icon: 'palette',
    children: [
      { kind: 'page', pathname: '/material-ui/customization/dark-mode/' },
      {
        kind: 'subheader',
        subheader: 'theme',
        children: [
          {
            kind: 'page',
            pathname: '/material-ui/customization/theming/',
            title: 'Customizing the theme',
          },
        ],
      },
    ],
  },
  {
    kind: 'group',
    pathname: '/material-ui/guides/',
    title: 'How-to guides',
    icon: 'book',
    children: [
      {
        kind: 'page',
        pathname: '/material-ui/guides/typescript/',
        title: 'TypeScript',
      },
    ],
  },
] satisfies readonly NavEntry[];
