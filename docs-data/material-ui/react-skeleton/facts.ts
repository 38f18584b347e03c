import { createElement } from 'react';
import Skeleton from '@mui/material/Skeleton';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const css = (animation: 'pulse' | 'wave') =>
  renderedCss(createElement(Skeleton, { animation })).css;

export default [
  {
    says: 'Both animations take 2 seconds and begin after half a second',
    holds: () =>
      / 2s (ease-in-out|linear) (0)?\.5s infinite/.test(css('pulse')) &&
      / 2s (ease-in-out|linear) (0)?\.5s infinite/.test(css('wave')),
  },
] satisfies readonly Fact[];
