import type { Fact } from '@/model';

export default [
  {
    says: 'at least 24 by 24 px',
    source: 'WCAG 2.2, success criterion 2.5.8',
  },
] satisfies readonly Fact[];
