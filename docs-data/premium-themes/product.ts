import type { Product } from '@/model';
import { classPrefixes, packagesWithoutIndex } from '../houseStyle';
import { materialTheme } from '../materialTheme';
import { pageFonts } from '../pageFonts';

/** Whole sites and applications in a theme of their own, each page a demo that fills the window. */
export default {
  id: 'premium-themes',
  category: 'core',
  name: 'Premium themes',
  description: 'Material UI with distinctive themes, on complete sites.',
  prefix: '/premium-themes/',
  home: '/premium-themes/',
  logo: 'material-ui',
  packageName: '@mui/material',
  editRoot:
    'https://github.com/mui/material-ui/edit/next/docs-data/premium-themes/',
  repository: 'https://github.com/mui/material-ui',
  projectTheme: materialTheme,
  fonts: pageFonts,
  houseStyle: {
    kinds: [{ pages: '/premium-themes/**', kind: 'overview' }],
    packagesWithoutIndex,
    classPrefixes,
  },
  listed: false,
} satisfies Product;
