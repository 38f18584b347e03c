import { createElement } from 'react';
import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

const styleOfTooltip = () =>
  renderedStyle(
    createElement(Tooltip, {
      open: true,
      title: 'Undo',
      children: createElement('button', { type: 'button' }),
    }),
    `.${tooltipClasses.tooltip}`,
  );

export default [
  {
    says: 'A tooltip is at most 300 px wide',
    holds: () => styleOfTooltip().maxWidth === '300px',
  },
  {
    says: 'the font size is 11 px',
    holds: () => styleOfTooltip().fontSize === '0.6875rem',
  },
  {
    says: '100 ms',
    source: 'Default of `enterDelay` in the types of @mui/material/Tooltip',
  },
  {
    says: '700 ms',
    source:
      'Default of `enterTouchDelay` in the types of @mui/material/Tooltip',
  },
  {
    says: '1,500 ms',
    source:
      'Default of `leaveTouchDelay` in the types of @mui/material/Tooltip',
  },
] satisfies readonly Fact[];
