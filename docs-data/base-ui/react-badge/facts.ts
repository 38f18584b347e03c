import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { Badge } from '@mui/base/Badge';
import type { Fact } from '@/model';

function shown(badgeContent: number): string | null {
  cleanup();
  return render(createElement(Badge, { badgeContent })).container.textContent;
}

export default [
  {
    says: 'which is 99 by default',
    holds: () => shown(99) === '99' && shown(100) === '99+',
  },
  {
    says: 'a contrast of at least 4.5:1',
    source: 'WCAG 2.2, success criterion 1.4.3',
  },
] satisfies readonly Fact[];
