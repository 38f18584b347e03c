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
      { kind: 'page', pathname: '/base-ui/getting-started/quickstart/' },
      { kind: 'page', pathname: '/base-ui/getting-started/usage/' },
      { kind: 'page', pathname: '/base-ui/getting-started/customization/' },
      { kind: 'page', pathname: '/base-ui/getting-started/accessibility/' },
      { kind: 'page', pathname: '/base-ui/getting-started/roadmap/' },
      { kind: 'page', pathname: '/base-ui/getting-started/support/' },
    ],
  },
  {
    kind: 'group',
    pathname: '/base-ui/components/',
    icon: 'shapes',
    children: [
      { kind: 'page', pathname: '/base-ui/all-components/' },
      {
        kind: 'subheader',
        subheader: 'inputs',
        children: [
          { kind: 'page', pathname: '/base-ui/react-autocomplete/' },
          { kind: 'page', pathname: '/base-ui/react-button/' },
          { kind: 'page', pathname: '/base-ui/react-checkbox/', planned: true },
          { kind: 'page', pathname: '/base-ui/react-input/' },
          {
            kind: 'page',
            pathname: '/base-ui/react-number-input/',
            title: 'Number Input',
            unstable: true,
          },
          {
            kind: 'page',
            pathname: '/base-ui/react-radio-group/',
            title: 'Radio Group',
            planned: true,
          },
          { kind: 'page', pathname: '/base-ui/react-rating/', planned: true },
          { kind: 'page', pathname: '/base-ui/react-select/' },
          { kind: 'page', pathname: '/base-ui/react-slider/' },
          { kind: 'page', pathname: '/base-ui/react-switch/' },
          {
            kind: 'page',
            pathname: '/base-ui/react-toggle-button-group/',
            title: 'Toggle Button Group',
            planned: true,
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'data-display',
        children: [
          { kind: 'page', pathname: '/base-ui/react-badge/' },
          { kind: 'page', pathname: '/base-ui/react-tooltip/', planned: true },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'feedback',
        children: [{ kind: 'page', pathname: '/base-ui/react-snackbar/' }],
      },
      {
        kind: 'subheader',
        subheader: 'navigation',
        children: [
          { kind: 'page', pathname: '/base-ui/react-drawer/', planned: true },
          { kind: 'page', pathname: '/base-ui/react-menu/' },
          {
            kind: 'page',
            pathname: '/base-ui/react-pagination/',
            planned: true,
          },
          {
            kind: 'page',
            pathname: '/base-ui/react-table-pagination/',
            title: 'Table Pagination',
          },
          { kind: 'page', pathname: '/base-ui/react-tabs/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'utils',
        children: [
          {
            kind: 'page',
            pathname: '/base-ui/react-click-away-listener/',
            title: 'Click-Away Listener',
          },
          {
            kind: 'page',
            pathname: '/base-ui/react-focus-trap/',
            title: 'Focus Trap',
          },
          {
            kind: 'page',
            pathname: '/base-ui/react-form-control/',
            title: 'Form Control',
          },
          { kind: 'page', pathname: '/base-ui/react-modal/' },
          { kind: 'page', pathname: '/base-ui/react-no-ssr/', title: 'No-SSR' },
          { kind: 'page', pathname: '/base-ui/react-popper/' },
          { kind: 'page', pathname: '/base-ui/react-popup/', unstable: true },
          { kind: 'page', pathname: '/base-ui/react-portal/' },
          {
            kind: 'page',
            pathname: '/base-ui/react-textarea-autosize/',
            title: 'Textarea Autosize',
          },
          { kind: 'page', pathname: '/base-ui/react-transitions/' },
        ],
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
  {
    kind: 'group',
    pathname: '/base-ui/guides/',
    title: 'How-to guides',
    icon: 'book',
    children: [
      {
        kind: 'page',
        pathname: '/base-ui/guides/working-with-tailwind-css/',
        title: 'Working with Tailwind CSS',
      },
      {
        kind: 'page',
        pathname: '/base-ui/guides/overriding-component-structure/',
      },
      {
        kind: 'page',
        pathname: '/base-ui/guides/next-js-app-router/',
        title: 'Next.js App Router',
      },
    ],
  },
] satisfies readonly NavEntry[];
