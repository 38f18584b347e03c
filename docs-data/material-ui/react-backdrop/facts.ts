import { createElement } from 'react';
import Backdrop from '@mui/material/Backdrop';
import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const { enteringScreen, leavingScreen } = createTheme().transitions.duration;

export default [
  {
    says: 'appears in 225 ms and disappears in 195 ms',
    holds: () => enteringScreen === 225 && leavingScreen === 195,
  },
  {
    says: 'black at 50% opacity',
    holds: () =>
      /background-color:rgba\(0, ?0, ?0, ?0\.5\)/.test(
        renderedCss(createElement(Backdrop, { open: true })).css,
      ),
  },
] satisfies readonly Fact[];
