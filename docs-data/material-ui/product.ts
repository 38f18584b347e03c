import type { Product } from '@/model';
import { iconFontComponents } from '../iconFontComponents';
import { gridSheet } from '../gridSheet';
import { materialTheme } from '../materialTheme';
import { classPrefixes, packagesWithoutIndex } from '../houseStyle';
import { pageFonts } from '../pageFonts';

export default {
  id: 'material-ui',
  category: 'core',
  name: 'Material UI',
  description: 'React components that implement Material Design.',
  prefix: '/material-ui/',
  home: '/material-ui/getting-started/',
  showcase: '/material-ui/getting-started/#TableBooking',
  logo: 'material-ui',
  packageName: '@mui/material',
  editRoot:
    'https://github.com/mui/material-ui/edit/next/docs-data/material-ui/',
  repository: 'https://github.com/mui/material-ui',
  supportPolicy: 'https://github.com/mui/material-ui/security/policy',
  searchedLast: ['/material-ui/migration/', '/material-ui/discover-more/'],
  olderVersions: [
    {
      text: 'v5',
      href: 'https://v5.mui.com/material-ui/getting-started/',
      pages: ['/material-ui/react-*/'],
    },
    { text: 'v4', href: 'https://v4.mui.com/' },
  ],
  oldestVersions: [
    { text: 'v3', href: 'https://v3.mui.com/' },
    { text: 'v1', href: 'https://v1.mui.com/' },
    { text: 'v0', href: 'https://v0.mui.com/' },
  ],
  install:
    'npm install @mui/material@6.0.0-beta.5 @emotion/react @emotion/styled',
  startingPoints: [
    {
      title: 'Install the library in a project',
      href: '/material-ui/getting-started/installation/',
    },
    {
      title: 'Let users pick from a long list',
      href: '/material-ui/react-autocomplete/',
    },
    { title: 'Add a dark mode', href: '/material-ui/customization/dark-mode/' },
    {
      title: 'Set up the theme',
      href: '/material-ui/customization/theming/',
    },
  ],
  colorPage: '/material-ui/customization/color/',
  icons: {
    packageName: '@mui/icons-material',
    page: '/material-ui/material-icons/',
    parameter: 'selected',
    styles: [
      { name: 'Filled', suffix: '' },
      { name: 'Outlined', suffix: 'Outlined' },
      { name: 'Rounded', suffix: 'Rounded' },
      { name: 'Two tone', suffix: 'TwoTone' },
      { name: 'Sharp', suffix: 'Sharp' },
    ],
    synonyms: 'docs-data/search/iconSynonyms.ts',
    sizes: { small: 20, medium: 24, large: 35 },
    colors: {
      primary: 'var(--mui-palette-primary-main)',
      secondary: 'var(--mui-palette-secondary-main)',
      success: 'var(--mui-palette-success-main)',
      warning: 'var(--mui-palette-warning-main)',
      error: 'var(--mui-palette-error-main)',
      info: 'var(--mui-palette-info-main)',
      action: 'var(--mui-palette-action-active)',
      disabled: 'var(--mui-palette-action-disabled)',
    },
  },
  projectTheme: materialTheme,
  demoSheets: [gridSheet],
  api: {
    swatches: {
      primary: 'var(--mui-palette-primary-main)',
      secondary: 'var(--mui-palette-secondary-main)',
      success: 'var(--mui-palette-success-main)',
      error: 'var(--mui-palette-error-main)',
      info: 'var(--mui-palette-info-main)',
      warning: 'var(--mui-palette-warning-main)',
    },
    sources: [
      { packageName: '@mui/material', folders: ['InitColorSchemeScript'] },
      {
        packageName: '@mui/lab',
        themeAugmentation: '@mui/lab/themeAugmentation',
      },
    ],
    componentAddress: '/material-ui/api/{name}/',
  },
  iconFontComponents,
  fonts: pageFonts,
  houseStyle: {
    kinds: [
      { pages: '/material-ui/getting-started/usage/', kind: 'guide' },
      { pages: '/material-ui/getting-started/**', kind: 'overview' },
      { pages: '/material-ui/all-components/', kind: 'overview' },
      { pages: '/material-ui/about-the-lab/', kind: 'overview' },
      { pages: '/material-ui/react-box/', kind: 'layout' },
      { pages: '/material-ui/react-container/', kind: 'layout' },
      { pages: '/material-ui/react-grid/', kind: 'layout' },
      { pages: '/material-ui/react-grid2/', kind: 'layout' },
      { pages: '/material-ui/react-stack/', kind: 'layout' },
      { pages: '/material-ui/react-image-list/', kind: 'layout' },
      { pages: '/material-ui/react-hidden/', kind: 'layout' },
      { pages: '/material-ui/react-masonry/', kind: 'layout' },
      { pages: '/material-ui/react-css-baseline/', kind: 'layout' },
      { pages: '/material-ui/react-no-ssr/', kind: 'layout' },
      { pages: '/material-ui/react-portal/', kind: 'layout' },
      { pages: '/material-ui/react-click-away-listener/', kind: 'layout' },
      { pages: '/material-ui/react-use-media-query/', kind: 'layout' },
      { pages: '/material-ui/react-*/', kind: 'component' },
      { pages: '/material-ui/icons/', kind: 'component' },
      { pages: '/material-ui/material-icons/', kind: 'overview' },
      { pages: '/material-ui/transitions/', kind: 'component' },
      { pages: '/material-ui/customization/dark-mode/', kind: 'guide' },
      { pages: '/material-ui/customization/theming/', kind: 'guide' },
      { pages: '/material-ui/customization/how-to-customize/', kind: 'guide' },
      {
        pages: '/material-ui/customization/creating-themed-components/',
        kind: 'guide',
      },
      { pages: '/material-ui/customization/right-to-left/', kind: 'guide' },
      { pages: '/material-ui/customization/shadow-dom/', kind: 'guide' },
      { pages: '/material-ui/customization/**', kind: 'theme topic' },
      { pages: '/material-ui/guides/**', kind: 'guide' },
      { pages: '/material-ui/experimental-api/**', kind: 'guide' },
      { pages: '/material-ui/integrations/**', kind: 'integration' },
      { pages: '/material-ui/migration/**', kind: 'migration' },
      { pages: '/material-ui/discover-more/**', kind: 'overview' },
      { pages: '/material-ui/design-resources/**', kind: 'overview' },
    ],
    packagesWithoutIndex,
    classPrefixes,
  },
  listed: true,
} satisfies Product;
