import type { NavEntry } from '@/model';

export default [
  {
    kind: 'group',
    pathname: '/joy-ui/getting-started-group/',
    title: 'Getting started',
    icon: 'rocket',
    children: [
      { kind: 'page', pathname: '/joy-ui/getting-started/', title: 'Overview' },
      { kind: 'page', pathname: '/joy-ui/getting-started/installation/' },
      { kind: 'page', pathname: '/joy-ui/getting-started/usage/' },
      { kind: 'page', pathname: '/joy-ui/getting-started/tutorial/' },
      { kind: 'page', pathname: '/joy-ui/getting-started/templates/' },
      { kind: 'page', pathname: '/joy-ui/getting-started/roadmap/' },
      { kind: 'page', pathname: '/joy-ui/getting-started/support/' },
      {
        kind: 'subheader',
        subheader: 'main-features',
        children: [
          { kind: 'page', pathname: '/joy-ui/main-features/global-variants/' },
          { kind: 'page', pathname: '/joy-ui/main-features/color-inversion/' },
          {
            kind: 'page',
            pathname: '/joy-ui/main-features/automatic-adjustment/',
          },
          {
            kind: 'page',
            pathname: '/joy-ui/main-features/dark-mode-optimization/',
          },
        ],
      },
    ],
  },
  {
    kind: 'group',
    pathname: '/joy-ui/components/',
    icon: 'shapes',
    children: [
      {
        kind: 'subheader',
        subheader: 'inputs',
        children: [
          { kind: 'page', pathname: '/joy-ui/react-autocomplete/' },
          { kind: 'page', pathname: '/joy-ui/react-button/' },
          {
            kind: 'page',
            pathname: '/joy-ui/react-button-group/',
            title: 'Button Group',
          },
          { kind: 'page', pathname: '/joy-ui/react-checkbox/' },
          { kind: 'page', pathname: '/joy-ui/react-input/' },
          {
            kind: 'page',
            pathname: '/joy-ui/react-radio-button/',
            title: 'Radio Button',
          },
          { kind: 'page', pathname: '/joy-ui/react-select/' },
          { kind: 'page', pathname: '/joy-ui/react-slider/' },
          { kind: 'page', pathname: '/joy-ui/react-switch/' },
          { kind: 'page', pathname: '/joy-ui/react-textarea/' },
          {
            kind: 'page',
            pathname: '/joy-ui/react-text-field/',
            title: 'Text Field',
          },
          {
            kind: 'page',
            pathname: '/joy-ui/react-toggle-button-group/',
            title: 'Toggle Button Group',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'data-display',
        children: [
          {
            kind: 'page',
            pathname: '/joy-ui/react-aspect-ratio/',
            title: 'Aspect Ratio',
          },
          { kind: 'page', pathname: '/joy-ui/react-avatar/' },
          { kind: 'page', pathname: '/joy-ui/react-badge/' },
          { kind: 'page', pathname: '/joy-ui/react-chip/' },
          { kind: 'page', pathname: '/joy-ui/react-divider/' },
          { kind: 'page', pathname: '/joy-ui/react-list/' },
          { kind: 'page', pathname: '/joy-ui/react-table/' },
          { kind: 'page', pathname: '/joy-ui/react-tooltip/' },
          { kind: 'page', pathname: '/joy-ui/react-typography/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'feedback',
        children: [
          { kind: 'page', pathname: '/joy-ui/react-alert/' },
          {
            kind: 'page',
            pathname: '/joy-ui/react-circular-progress/',
            title: 'Circular Progress',
          },
          {
            kind: 'page',
            pathname: '/joy-ui/react-linear-progress/',
            title: 'Linear Progress',
          },
          { kind: 'page', pathname: '/joy-ui/react-modal/' },
          { kind: 'page', pathname: '/joy-ui/react-skeleton/' },
          { kind: 'page', pathname: '/joy-ui/react-snackbar/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'surfaces',
        children: [
          { kind: 'page', pathname: '/joy-ui/react-accordion/' },
          { kind: 'page', pathname: '/joy-ui/react-card/' },
          { kind: 'page', pathname: '/joy-ui/react-sheet/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'navigation',
        children: [
          { kind: 'page', pathname: '/joy-ui/react-breadcrumbs/' },
          { kind: 'page', pathname: '/joy-ui/react-drawer/' },
          { kind: 'page', pathname: '/joy-ui/react-link/' },
          { kind: 'page', pathname: '/joy-ui/react-menu/' },
          { kind: 'page', pathname: '/joy-ui/react-stepper/' },
          { kind: 'page', pathname: '/joy-ui/react-tabs/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'layout',
        children: [
          { kind: 'page', pathname: '/joy-ui/react-box/' },
          { kind: 'page', pathname: '/joy-ui/react-grid/' },
          { kind: 'page', pathname: '/joy-ui/react-stack/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'utils',
        children: [
          {
            kind: 'page',
            pathname: '/joy-ui/react-css-baseline/',
            title: 'CSS Baseline',
          },
        ],
      },
    ],
  },
  {
    kind: 'api',
    pathname: '/joy-ui/api/',
    title: 'Component API',
    icon: 'braces',
  },
  {
    kind: 'group',
    pathname: '/joy-ui/customization/',
    icon: 'palette',
    children: [
      { kind: 'page', pathname: '/joy-ui/customization/approaches/' },
      {
        kind: 'subheader',
        subheader: 'theme',
        children: [
          {
            kind: 'page',
            pathname: '/joy-ui/customization/theme-colors/',
            title: 'Colors',
          },
          {
            kind: 'page',
            pathname: '/joy-ui/customization/theme-shadow/',
            title: 'Shadow',
          },
          {
            kind: 'page',
            pathname: '/joy-ui/customization/theme-typography/',
            title: 'Typography',
          },
          {
            kind: 'page',
            pathname: '/joy-ui/customization/themed-components/',
            title: 'Components',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'guides',
        children: [
          { kind: 'page', pathname: '/joy-ui/customization/dark-mode/' },
          {
            kind: 'page',
            pathname: '/joy-ui/customization/using-css-variables/',
            title: 'Using CSS variables',
          },
          {
            kind: 'page',
            pathname: '/joy-ui/customization/creating-themed-components/',
          },
          {
            kind: 'page',
            pathname: '/joy-ui/customization/overriding-component-structure/',
            title: 'Overriding the component structure',
          },
          {
            kind: 'page',
            pathname: '/joy-ui/customization/right-to-left/',
            title: 'Right-to-left support',
          },
          {
            kind: 'page',
            pathname: '/joy-ui/customization/default-theme-viewer/',
            title: 'Default theme viewer',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'tools',
        children: [
          { kind: 'page', pathname: '/joy-ui/customization/theme-builder/' },
        ],
      },
    ],
  },
  {
    kind: 'group',
    pathname: '/joy-ui/integrations/',
    icon: 'plug',
    children: [
      {
        kind: 'page',
        pathname: '/joy-ui/integrations/next-js-app-router/',
        title: 'Next.js App Router',
      },
      {
        kind: 'page',
        pathname: '/joy-ui/integrations/material-ui/',
        title: 'Usage with Material UI',
      },
      {
        kind: 'page',
        pathname: '/joy-ui/integrations/icon-libraries/',
        title: 'Using other icon libraries',
      },
    ],
  },
  {
    kind: 'group',
    pathname: '/joy-ui/migration/',
    icon: 'migrate',
    children: [
      {
        kind: 'page',
        pathname: '/joy-ui/migration/migrating-default-theme/',
        title: 'Migrating the default theme',
      },
    ],
  },
] satisfies readonly NavEntry[];

/** They fill the window; the page of templates leads to them. */
export const unlisted = [
  '/joy-ui/getting-started/templates/email/',
  '/joy-ui/getting-started/templates/files/',
  '/joy-ui/getting-started/templates/framesx-web-blocks/',
  '/joy-ui/getting-started/templates/messages/',
  '/joy-ui/getting-started/templates/order-dashboard/',
  '/joy-ui/getting-started/templates/profile-dashboard/',
  '/joy-ui/getting-started/templates/rental-dashboard/',
  '/joy-ui/getting-started/templates/sign-in-side/',
  '/joy-ui/getting-started/templates/team/',
];
