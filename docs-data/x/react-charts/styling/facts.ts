import type { Fact } from '@/model';

export default [
  { says: 'a contrast of 3:1', source: 'WCAG 2.2, success criterion 1.4.11' },
] satisfies readonly Fact[];
