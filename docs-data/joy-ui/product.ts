import type { Product } from '@/model';
import { iconFontComponents } from '../iconFontComponents';
import { classPrefixes, packagesWithoutIndex } from '../houseStyle';
import { pageFonts } from '../pageFonts';

/** Joy UI is in its first version: there are no older ones to link to. */
export default {
  id: 'joy-ui',
  category: 'core',
  name: 'Joy UI',
  description:
    'React components with a design of their own, made to be restyled.',
  prefix: '/joy-ui/',
  home: '/joy-ui/getting-started/',
  showcase: '/joy-ui/getting-started/#CabinOffer',
  logo: 'joy-ui',
  packageName: '@mui/joy',
  editRoot: 'https://github.com/mui/material-ui/edit/next/docs-data/joy-ui/',
  repository: 'https://github.com/mui/material-ui',
  supportPolicy: 'https://github.com/mui/material-ui/security/policy',
  searchedLast: ['/joy-ui/migration/'],
  startingPoints: [
    {
      title: 'Build a sign-in form step by step',
      href: '/joy-ui/getting-started/tutorial/',
    },
    {
      title: 'Change the colors of the theme',
      href: '/joy-ui/customization/theme-colors/',
    },
    {
      title: 'Install the library in a project',
      href: '/joy-ui/getting-started/installation/',
    },
    {
      title: 'Use it next to Material UI',
      href: '/joy-ui/integrations/material-ui/',
    },
  ],
  projectTheme: {
    module: '@mui/joy/styles',
    create: 'extendTheme',
    provider: 'CssVarsProvider',
    // The provider of this version looks for no mode but the system's, and writes it nowhere that the styles look.
    modeAttribute: 'data-joy-color-scheme',
    takes: ['spacing'],
    baseline: '@mui/joy/CssBaseline',
  },
  demoTheme: 'docs-data/joy-ui/demo-theme/index.ts',
  api: {
    swatches: {
      primary: 'var(--joy-palette-primary-solidBg)',
      neutral: 'var(--joy-palette-neutral-solidBg)',
      danger: 'var(--joy-palette-danger-solidBg)',
      success: 'var(--joy-palette-success-solidBg)',
      warning: 'var(--joy-palette-warning-solidBg)',
    },
    sources: [{ packageName: '@mui/joy', folders: ['InitColorSchemeScript'] }],
    componentAddress: '/joy-ui/api/{name}/',
  },
  iconFontComponents,
  houseStyle: {
    kinds: [
      { pages: '/joy-ui/getting-started/usage/', kind: 'guide' },
      { pages: '/joy-ui/getting-started/**', kind: 'overview' },
      { pages: '/joy-ui/all-components/', kind: 'overview' },
      { pages: '/joy-ui/main-features/**', kind: 'guide' },
      { pages: '/joy-ui/react-box/', kind: 'layout' },
      { pages: '/joy-ui/react-grid/', kind: 'layout' },
      { pages: '/joy-ui/react-stack/', kind: 'layout' },
      { pages: '/joy-ui/react-css-baseline/', kind: 'layout' },
      { pages: '/joy-ui/react-text-field/', kind: 'migration' },
      { pages: '/joy-ui/react-*/', kind: 'component' },
      { pages: '/joy-ui/customization/approaches/', kind: 'guide' },
      { pages: '/joy-ui/customization/dark-mode/', kind: 'guide' },
      {
        pages: '/joy-ui/customization/creating-themed-components/',
        kind: 'guide',
      },
      {
        pages: '/joy-ui/customization/overriding-component-structure/',
        kind: 'guide',
      },
      { pages: '/joy-ui/customization/right-to-left/', kind: 'guide' },
      { pages: '/joy-ui/customization/theme-builder/', kind: 'overview' },
      { pages: '/joy-ui/customization/**', kind: 'theme topic' },
      { pages: '/joy-ui/integrations/**', kind: 'integration' },
      { pages: '/joy-ui/guides/**', kind: 'guide' },
      { pages: '/joy-ui/migration/**', kind: 'migration' },
    ],
    packagesWithoutIndex,
    classPrefixes,
  },
  fonts: pageFonts,
  listed: true,
} satisfies Product;
