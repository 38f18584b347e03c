import type { Fact } from '@/model';

export default [
  { says: 'at 320 pixels', source: 'WCAG 2.2, success criterion 1.4.10' },
] satisfies readonly Fact[];
