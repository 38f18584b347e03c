import type { Product } from '@/model';
import { pageFonts } from '../pageFonts';

/** Toolpad is documented on a site of its own. The product menu leads there; the one page here leads on. */
export default {
  id: 'toolpad',
  category: 'toolpad',
  name: 'Toolpad',
  description: 'Components and tools for dashboards and internal applications.',
  prefix: '/toolpad/',
  home: 'https://mui.com/toolpad/',
  logo: 'toolpad',
  editRoot: 'https://github.com/mui/material-ui/edit/next/docs-data/toolpad/',
  repository: 'https://github.com/mui/mui-toolpad',
  fonts: pageFonts,
  listed: true,
} satisfies Product;
