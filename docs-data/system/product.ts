import type { Product } from '@/model';
import { iconFontComponents } from '../iconFontComponents';
import { classPrefixes, packagesWithoutIndex } from '../houseStyle';
import { pageFonts } from '../pageFonts';

export default {
  id: 'system',
  category: 'core',
  name: 'MUI System',
  description: 'CSS utilities for building custom designs.',
  prefix: '/system/',
  home: '/system/getting-started/',
  logo: 'system',
  packageName: '@mui/system',
  editRoot: 'https://github.com/mui/material-ui/edit/next/docs-data/system/',
  repository: 'https://github.com/mui/material-ui',
  supportPolicy: 'https://github.com/mui/material-ui/security/policy',
  searchedLast: ['/system/migration/'],
  olderVersions: [
    {
      text: 'v5',
      href: 'https://v5.mui.com/system/getting-started/',
      pages: ['/system/react-*/'],
    },
    { text: 'v4', href: 'https://v4.mui.com/system/basics/' },
  ],
  startingPoints: [
    { title: 'Look up the keys of sx', href: '/system/properties/' },
    { title: 'Create components with styled', href: '/system/styled/' },
    { title: 'Lay out a page in columns', href: '/system/react-grid/' },
    {
      title: 'Add your own keys to sx',
      href: '/system/experimental-api/configure-the-sx-prop/',
    },
  ],
  projectTheme: {
    module: '@mui/system',
    create: 'createTheme',
    provider: 'ThemeProvider',
    takes: ['spacing', 'colors'],
  },
  api: {
    sources: [
      { packageName: '@mui/system', folders: ['InitColorSchemeScript'] },
    ],
    componentAddress: '/system/api/{name}/',
  },
  iconFontComponents,
  houseStyle: {
    kinds: [
      { pages: '/system/getting-started/usage/', kind: 'guide' },
      { pages: '/system/getting-started/the-sx-prop/', kind: 'guide' },
      { pages: '/system/getting-started/custom-components/', kind: 'guide' },
      { pages: '/system/getting-started/**', kind: 'overview' },
      { pages: '/system/react-*/', kind: 'layout' },
      { pages: '/system/experimental-api/**', kind: 'guide' },
      { pages: '/system/migration/**', kind: 'migration' },
      { pages: '/system/styles/**', kind: 'guide' },
      { pages: '/system/styled/', kind: 'guide' },
      { pages: '/system/properties/', kind: 'overview' },
      { pages: '/system/*/', kind: 'layout' },
    ],
    packagesWithoutIndex,
    classPrefixes,
  },
  fonts: pageFonts,
  listed: true,
} satisfies Product;
