import type { Product } from '@/model';
import { pageFonts } from '../pageFonts';

/** Pages about the documentation itself, which belong to no library. */
export default {
  id: 'docs',
  category: 'docs',
  name: 'Documentation',
  description: 'Versions of the libraries and of this documentation.',
  prefix: '/versions/',
  otherPrefixes: ['/docs/', '/production-error/'],
  home: '/versions/',
  logo: 'docs',
  editRoot: 'https://github.com/mui/material-ui/edit/next/docs-data/versions/',
  repository: 'https://github.com/mui/material-ui',
  houseStyle: {
    kinds: [{ pages: '/versions/**', kind: 'overview' }],
  },
  fonts: pageFonts,
  listed: false,
} satisfies Product;
