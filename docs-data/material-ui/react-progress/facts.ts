import { createElement } from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const circle = () => renderedCss(createElement(CircularProgress)).html;

export default [
  {
    says: 'a diameter of 40 px',
    holds: () => circle().includes('width: 40px'),
  },
  {
    says: 'a `thickness` of 3.6',
    holds: () => circle().includes('stroke-width="3.6"'),
  },
  {
    says: 'A bar is 4 px high',
    holds: () =>
      renderedCss(createElement(LinearProgress)).css.includes('height:4px'),
  },
] satisfies readonly Fact[];
