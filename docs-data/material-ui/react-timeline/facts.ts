import { createElement } from 'react';
import TimelineItem from '@mui/lab/TimelineItem';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

export default [
  {
    says: 'at least 70 px high',
    holds: () =>
      renderedCss(createElement(TimelineItem)).css.includes('min-height:70px'),
  },
] satisfies readonly Fact[];
