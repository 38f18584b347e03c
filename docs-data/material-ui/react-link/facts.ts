import type { Fact } from '@/model';

export default [
  {
    says: 'a contrast of 3:1 to that text',
    source: 'WCAG 2.2, technique G183',
  },
] satisfies readonly Fact[];
