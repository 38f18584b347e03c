import { getContrastRatio } from '@mui/system';
import type { Fact } from '@/model';

// The function rounds luminances to three digits, which moves a ratio by up to 0.06.
const hasContrast = (color: string, ratio: number) =>
  Math.abs(getContrastRatio('#ffffff', color) - ratio) < 0.06;

export default [
  {
    says: 'a contrast of 8.7:1, and white on the light blue 2.5:1',
    holds: () => hasContrast('#1e40af', 8.7) && hasContrast('#60a5fa', 2.5),
  },
  {
    says: 'a contrast of at least 3:1 with the colors around it',
    source: 'WCAG 2.2, success criterion 1.4.11',
  },
  {
    says: 'at least 2 px wide',
    source: 'WCAG 2.2, success criterion 2.4.13',
  },
  {
    says: 'Large text needs 3:1, from 24 px, or from about 19 px if it is bold',
    source: 'WCAG 2.2, success criterion 1.4.3: 18 pt, and 14 pt bold',
  },
  { says: 'Text needs 4.5:1', source: 'WCAG 2.2, success criterion 1.4.3' },
  {
    says: 'that users need to recognize a control need 3:1',
    source: 'WCAG 2.2, success criterion 1.4.11',
  },
  { says: 'Zoom to 400%', source: 'WCAG 2.2, success criterion 1.4.10' },
] satisfies readonly Fact[];
