import type { Fact } from '@/model';

export default [
  {
    says: 'at least 24 px, so that it is easy to hit',
    source: 'WCAG 2.2, success criterion 2.5.8',
  },
] satisfies readonly Fact[];
