import type { Product } from '@/model';

/** Toolpad is documented on a site of its own: it has a place in the product menu and no pages here. */
export default {
  id: 'toolpad',
  category: 'toolpad',
  name: 'Toolpad',
  description: 'Components and tools for dashboards and internal applications.',
  prefix: '/toolpad/',
  home: 'https://mui.com/toolpad/',
  logo: 'toolpad',
  repository: 'https://github.com/mui/mui-toolpad',
  listed: true,
} satisfies Product;
