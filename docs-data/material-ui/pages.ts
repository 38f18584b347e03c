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
      {
        kind: 'page',
        pathname: '/material-ui/getting-started/example-projects/',
      },
      { kind: 'page', pathname: '/material-ui/getting-started/templates/' },
      { kind: 'page', pathname: '/material-ui/getting-started/learn/' },
      {
        kind: 'page',
        pathname: '/material-ui/getting-started/design-resources/',
      },
      {
        kind: 'page',
        pathname: '/material-ui/getting-started/faq/',
        title: 'FAQs',
      },
      {
        kind: 'page',
        pathname: '/material-ui/getting-started/supported-components/',
      },
      {
        kind: 'page',
        pathname: '/material-ui/getting-started/supported-platforms/',
      },
      { kind: 'page', pathname: '/material-ui/getting-started/support/' },
    ],
  },
  {
    kind: 'group',
    pathname: '/material-ui/components/',
    icon: 'shapes',
    children: [
      { kind: 'page', pathname: '/material-ui/all-components/' },
      {
        kind: 'subheader',
        subheader: 'inputs',
        children: [
          { kind: 'page', pathname: '/material-ui/react-autocomplete/' },
          { kind: 'page', pathname: '/material-ui/react-button/' },
          {
            kind: 'page',
            pathname: '/material-ui/react-button-group/',
            title: 'Button Group',
          },
          { kind: 'page', pathname: '/material-ui/react-checkbox/' },
          {
            kind: 'page',
            pathname: '/material-ui/react-floating-action-button/',
            title: 'Floating Action Button',
          },
          {
            kind: 'page',
            pathname: '/material-ui/react-radio-button/',
            title: 'Radio Group',
          },
          { kind: 'page', pathname: '/material-ui/react-rating/' },
          { kind: 'page', pathname: '/material-ui/react-select/' },
          { kind: 'page', pathname: '/material-ui/react-slider/' },
          { kind: 'page', pathname: '/material-ui/react-switch/' },
          {
            kind: 'page',
            pathname: '/material-ui/react-text-field/',
            title: 'Text Field',
          },
          {
            kind: 'page',
            pathname: '/material-ui/react-transfer-list/',
            title: 'Transfer List',
          },
          {
            kind: 'page',
            pathname: '/material-ui/react-toggle-button/',
            title: 'Toggle Button',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'data-display',
        children: [
          { kind: 'page', pathname: '/material-ui/react-avatar/' },
          { kind: 'page', pathname: '/material-ui/react-badge/' },
          { kind: 'page', pathname: '/material-ui/react-chip/' },
          { kind: 'page', pathname: '/material-ui/react-divider/' },
          { kind: 'page', pathname: '/material-ui/icons/' },
          {
            kind: 'page',
            pathname: '/material-ui/material-icons/',
            title: 'Material Icons',
          },
          { kind: 'page', pathname: '/material-ui/react-list/' },
          { kind: 'page', pathname: '/material-ui/react-table/' },
          { kind: 'page', pathname: '/material-ui/react-tooltip/' },
          { kind: 'page', pathname: '/material-ui/react-typography/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'feedback',
        children: [
          { kind: 'page', pathname: '/material-ui/react-alert/' },
          { kind: 'page', pathname: '/material-ui/react-backdrop/' },
          { kind: 'page', pathname: '/material-ui/react-dialog/' },
          { kind: 'page', pathname: '/material-ui/react-progress/' },
          { kind: 'page', pathname: '/material-ui/react-skeleton/' },
          { kind: 'page', pathname: '/material-ui/react-snackbar/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'surfaces',
        children: [
          { kind: 'page', pathname: '/material-ui/react-accordion/' },
          {
            kind: 'page',
            pathname: '/material-ui/react-app-bar/',
            title: 'App Bar',
          },
          { kind: 'page', pathname: '/material-ui/react-card/' },
          { kind: 'page', pathname: '/material-ui/react-paper/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'navigation',
        children: [
          {
            kind: 'page',
            pathname: '/material-ui/react-bottom-navigation/',
            title: 'Bottom Navigation',
          },
          { kind: 'page', pathname: '/material-ui/react-breadcrumbs/' },
          { kind: 'page', pathname: '/material-ui/react-drawer/' },
          { kind: 'page', pathname: '/material-ui/react-link/' },
          { kind: 'page', pathname: '/material-ui/react-menu/' },
          { kind: 'page', pathname: '/material-ui/react-pagination/' },
          {
            kind: 'page',
            pathname: '/material-ui/react-speed-dial/',
            title: 'Speed Dial',
          },
          { kind: 'page', pathname: '/material-ui/react-stepper/' },
          { kind: 'page', pathname: '/material-ui/react-tabs/' },
        ],
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
          { kind: 'page', pathname: '/material-ui/react-hidden/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'utils',
        children: [
          {
            kind: 'page',
            pathname: '/material-ui/react-click-away-listener/',
            title: 'Click-Away Listener',
          },
          {
            kind: 'page',
            pathname: '/material-ui/react-css-baseline/',
            title: 'CSS Baseline',
          },
          { kind: 'page', pathname: '/material-ui/react-modal/' },
          {
            kind: 'page',
            pathname: '/material-ui/react-no-ssr/',
            title: 'No SSR',
          },
          { kind: 'page', pathname: '/material-ui/react-popover/' },
          { kind: 'page', pathname: '/material-ui/react-popper/' },
          { kind: 'page', pathname: '/material-ui/react-portal/' },
          {
            kind: 'page',
            pathname: '/material-ui/react-textarea-autosize/',
            title: 'Textarea Autosize',
          },
          { kind: 'page', pathname: '/material-ui/transitions/' },
          {
            kind: 'page',
            pathname: '/material-ui/react-use-media-query/',
            title: 'useMediaQuery',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'mui-x',
        title: 'MUI X',
        children: [
          { kind: 'link', title: 'Data Grid', href: '/x/react-data-grid/' },
          {
            kind: 'link',
            title: 'Date & Time Pickers',
            href: '/x/react-date-pickers/',
          },
          { kind: 'link', title: 'Charts', href: '/x/react-charts/' },
          { kind: 'link', title: 'Tree View', href: '/x/react-tree-view/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'lab',
        children: [
          {
            kind: 'page',
            pathname: '/material-ui/about-the-lab/',
            title: 'About the lab 🧪',
          },
          { kind: 'page', pathname: '/material-ui/react-masonry/' },
          { kind: 'page', pathname: '/material-ui/react-timeline/' },
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
      {
        kind: 'page',
        pathname: '/material-ui/customization/how-to-customize/',
      },
      { kind: 'page', pathname: '/material-ui/customization/dark-mode/' },
      { kind: 'page', pathname: '/material-ui/customization/color/' },
      {
        kind: 'page',
        pathname: '/material-ui/customization/right-to-left/',
        title: 'Right-to-left',
      },
      {
        kind: 'page',
        pathname: '/material-ui/customization/shadow-dom/',
        title: 'Shadow DOM',
      },
      {
        kind: 'subheader',
        subheader: 'theme',
        children: [
          {
            kind: 'page',
            pathname: '/material-ui/customization/default-theme/',
            title: 'Default theme viewer',
          },
          {
            kind: 'page',
            pathname: '/material-ui/customization/theming/',
            title: 'Customizing the theme',
          },
          {
            kind: 'page',
            pathname: '/material-ui/customization/creating-themed-components/',
          },
          {
            kind: 'page',
            pathname: '/material-ui/customization/theme-components/',
            title: 'Components',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'tokens',
        children: [
          { kind: 'page', pathname: '/material-ui/customization/palette/' },
          { kind: 'page', pathname: '/material-ui/customization/typography/' },
          { kind: 'page', pathname: '/material-ui/customization/spacing/' },
          { kind: 'page', pathname: '/material-ui/customization/breakpoints/' },
          {
            kind: 'page',
            pathname: '/material-ui/customization/container-queries/',
            newFeature: true,
          },
          { kind: 'page', pathname: '/material-ui/customization/density/' },
          {
            kind: 'page',
            pathname: '/material-ui/customization/z-index/',
            title: 'z-index',
          },
          { kind: 'page', pathname: '/material-ui/customization/transitions/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'css-variables',
        title: 'CSS variables',
        newFeature: true,
        children: [
          {
            kind: 'page',
            pathname:
              '/material-ui/customization/css-theme-variables/overview/',
          },
          {
            kind: 'page',
            pathname: '/material-ui/customization/css-theme-variables/usage/',
            title: 'Basic usage',
          },
          {
            kind: 'page',
            pathname:
              '/material-ui/customization/css-theme-variables/configuration/',
            title: 'Advanced configuration',
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
      { kind: 'page', pathname: '/material-ui/guides/minimizing-bundle-size/' },
      { kind: 'page', pathname: '/material-ui/guides/server-rendering/' },
      {
        kind: 'page',
        pathname: '/material-ui/guides/responsive-ui/',
        title: 'Responsive UI',
      },
      { kind: 'page', pathname: '/material-ui/guides/testing/' },
      { kind: 'page', pathname: '/material-ui/guides/localization/' },
      {
        kind: 'page',
        pathname: '/material-ui/guides/typescript/',
        title: 'TypeScript',
      },
      { kind: 'page', pathname: '/material-ui/guides/composition/' },
      {
        kind: 'page',
        pathname: '/material-ui/guides/content-security-policy/',
        title: 'Content Security Policy',
      },
    ],
  },
  {
    kind: 'group',
    pathname: '/material-ui/integrations/',
    icon: 'plug',
    children: [
      {
        kind: 'page',
        pathname: '/material-ui/integrations/nextjs/',
        title: 'Next.js integration',
        newFeature: true,
      },
      {
        kind: 'page',
        pathname: '/material-ui/integrations/routing/',
        title: 'Routing libraries',
      },
      {
        kind: 'page',
        pathname: '/material-ui/integrations/styled-components/',
        title: 'Usage with styled-components',
      },
      {
        kind: 'page',
        pathname: '/material-ui/integrations/interoperability/',
        title: 'Style library interoperability',
      },
      { kind: 'page', pathname: '/material-ui/integrations/theme-scoping/' },
    ],
  },
  {
    kind: 'group',
    pathname: '/material-ui/experimental-api/',
    title: 'Experimental APIs',
    icon: 'wrench',
    children: [
      {
        kind: 'page',
        pathname: '/material-ui/experimental-api/classname-generator/',
        title: 'ClassName generator',
      },
    ],
  },
  {
    kind: 'group',
    pathname: '/material-ui/migration/',
    icon: 'migrate',
    children: [
      {
        kind: 'page',
        pathname: '/material-ui/migration/migration-grid-v2/',
        title: 'Migrating to Grid v2',
      },
      {
        kind: 'page',
        pathname: '/material-ui/migration/pickers-migration/',
        title: 'Migration from @material-ui/pickers',
      },
      {
        kind: 'subheader',
        subheader: 'upgrade-to-v6',
        title: 'Upgrade to v6',
        children: [
          {
            kind: 'page',
            pathname: '/material-ui/migration/migrating-to-v6/',
            title: 'Migrating to v6: getting started',
          },
          {
            kind: 'page',
            pathname: '/material-ui/migration/migrating-from-deprecated-apis/',
            title: 'Migrating from deprecated APIs',
          },
          {
            kind: 'page',
            pathname: '/material-ui/migration/migration-css-theme-variables/',
            title: 'Migrating to CSS theme variables',
          },
          {
            kind: 'page',
            pathname: '/material-ui/migration/migrating-to-pigment-css/',
            title: 'Migrating to Pigment CSS',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'upgrade-to-v5',
        title: 'Upgrade to v5',
        children: [
          {
            kind: 'page',
            pathname: '/material-ui/migration/migration-v4/',
            title: 'Migrating to v5: getting started',
          },
          {
            kind: 'page',
            pathname: '/material-ui/migration/v5-style-changes/',
            title: 'Breaking changes: style and theme',
          },
          {
            kind: 'page',
            pathname: '/material-ui/migration/v5-component-changes/',
            title: 'Breaking changes: components',
          },
          {
            kind: 'page',
            pathname: '/material-ui/migration/migrating-from-jss/',
            title: 'Migrating from JSS (optional)',
          },
          {
            kind: 'page',
            pathname: '/material-ui/migration/troubleshooting/',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'earlier-versions',
        children: [
          {
            kind: 'page',
            pathname: '/material-ui/migration/migration-v3/',
            title: 'Migration from v3 to v4',
          },
          {
            kind: 'page',
            pathname: '/material-ui/migration/migration-v0x/',
            title: 'Migration from v0.x to v1',
          },
        ],
      },
    ],
  },
  {
    kind: 'group',
    pathname: '/material-ui/discover-more/',
    icon: 'compass',
    children: [
      { kind: 'page', pathname: '/material-ui/discover-more/showcase/' },
      {
        kind: 'page',
        pathname: '/material-ui/discover-more/related-projects/',
      },
      { kind: 'page', pathname: '/material-ui/discover-more/roadmap/' },
      {
        kind: 'page',
        pathname: '/material-ui/discover-more/backers/',
        title: 'Sponsors and Backers',
      },
      { kind: 'page', pathname: '/material-ui/discover-more/vision/' },
      { kind: 'page', pathname: '/material-ui/discover-more/changelog/' },
    ],
  },
  {
    kind: 'group',
    pathname: '/material-ui/design-resources/',
    icon: 'pen',
    children: [
      {
        kind: 'page',
        pathname: '/material-ui/design-resources/material-ui-for-figma/',
        title: 'Figma Design Kit',
      },
      {
        kind: 'page',
        pathname: '/material-ui/design-resources/material-ui-sync/',
        title: 'Figma Sync plugin',
        beta: true,
      },
    ],
  },
] satisfies readonly NavEntry[];

/** They fill the window; the page of templates leads to them. */
export const unlisted = [
  '/material-ui/getting-started/templates/blog/',
  '/material-ui/getting-started/templates/checkout/',
  '/material-ui/getting-started/templates/dashboard/',
  '/material-ui/getting-started/templates/marketing-page/',
  '/material-ui/getting-started/templates/pricing/',
  '/material-ui/getting-started/templates/sign-in/',
  '/material-ui/getting-started/templates/sign-in-side/',
  '/material-ui/getting-started/templates/sign-up/',
  '/material-ui/getting-started/templates/sticky-footer/',
];
