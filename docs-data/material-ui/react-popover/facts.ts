import { createElement } from 'react';
import Popover, { popoverClasses } from '@mui/material/Popover';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

export default [
  {
    says: '16 px from the edges of the window',
    holds: () =>
      renderedStyle(
        createElement(Popover, {
          open: true,
          anchorReference: 'anchorPosition',
          anchorPosition: { top: 0, left: 0 },
        }),
        `.${popoverClasses.paper}`,
      ).left === '16px',
  },
] satisfies readonly Fact[];
