import type { Product } from '@/model';

/** The section of generated pages that set a component of several libraries side by side. */
export default {
  id: 'compare',
  category: 'docs',
  name: 'Comparisons',
  description: 'The same component in several libraries, side by side.',
  prefix: '/compare/',
  home: '/compare/',
  logo: 'docs',
  compares: ['material-ui', 'joy-ui', 'base-ui', 'system'],
  listed: false,
} satisfies Product;
