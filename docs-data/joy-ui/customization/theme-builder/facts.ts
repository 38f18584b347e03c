import type { Fact } from '@/model';

export default [
  {
    says: 'at least 4.5 to 1',
    source: 'WCAG 2.2, success criterion 1.4.3',
  },
] satisfies readonly Fact[];
