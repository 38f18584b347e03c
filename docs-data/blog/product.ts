import type { Product } from '@/model';
import { classPrefixes, packagesWithoutIndex } from '../houseStyle';
import { pageFonts } from '../pageFonts';

/** The blog: each Markdown file beside this one is a post. */
export default {
  id: 'docs',
  category: 'docs',
  name: 'Blog',
  description:
    'What is new in the libraries and in their documentation, and how it works.',
  prefix: '/blog/',
  home: '/blog/',
  logo: 'docs',
  editRoot: 'https://github.com/mui/material-ui/edit/next/docs-data/blog/',
  repository: 'https://github.com/mui/material-ui',
  blog: {
    authors: {
      'docs-team': { name: 'The documentation team' },
    },
    tags: ['Material UI', 'Base UI', 'MUI X', 'Documentation'],
  },
  houseStyle: {
    kinds: [{ pages: '/blog/*/', kind: 'post' }],
    packagesWithoutIndex,
    classPrefixes,
  },
  fonts: pageFonts,
  listed: false,
} satisfies Product;
