import { createElement } from 'react';
import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const toolbarCss = (variant: 'regular' | 'dense') =>
  renderedCss(createElement(Toolbar, { variant })).css;

export default [
  {
    says: 'Below the sm breakpoint, a toolbar is 56 px high, or 48 px in landscape orientation. From sm up, the height is 64 px',
    holds: () =>
      ['56px', '48px', '64px'].every((height) =>
        toolbarCss('regular').includes(`min-height:${height}`),
      ),
  },
  {
    says: 'then 48 px high',
    holds: () => toolbarCss('dense').includes('min-height:48px'),
  },
  {
    says: 'after 100 px',
    source: 'The default of `threshold` in useScrollTrigger',
  },
  {
    says: 'a `z-index` of 1100',
    holds: () =>
      createTheme().zIndex.appBar === 1100 &&
      renderedCss(createElement(AppBar)).css.includes('z-index:1100'),
  },
] satisfies readonly Fact[];
