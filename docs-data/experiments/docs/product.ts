import type { Product } from '@/model';
import { iconFontComponents } from '../../iconFontComponents';
import { materialTheme } from '../../materialTheme';
import { pageFonts } from '../../pageFonts';

/** Pages for authors: they show every means of writing and exercise it. */
export default {
  id: 'docs-infra',
  category: 'docs-infra',
  name: 'Docs infra',
  description: 'How pages of this documentation are written.',
  prefix: '/experiments/docs/',
  home: '/experiments/docs/markdown/',
  logo: 'docs-infra',
  editRoot:
    'https://github.com/mui/material-ui/edit/next/docs-data/experiments/docs/',
  repository: 'https://github.com/mui/material-ui',
  projectTheme: materialTheme,
  iconFontComponents,
  fonts: pageFonts,
  forAuthors: true,
  listed: false,
} satisfies Product;
