import type { Fact } from '@/model';

export default [
  {
    says: 'a contrast of at least 3:1 against the background',
    source: 'WCAG 2.2, success criterion 1.4.11',
  },
] satisfies readonly Fact[];
