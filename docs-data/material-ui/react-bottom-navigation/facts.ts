import { createElement } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const css = () =>
  renderedCss(
    createElement(
      BottomNavigation,
      null,
      createElement(BottomNavigationAction, { label: 'Map' }),
    ),
  ).css;

export default [
  { says: 'The bar is 56 px high', holds: () => css().includes('height:56px') },
  {
    says: 'between 80 px and 168 px wide',
    holds: () =>
      css().includes('min-width:80px') && css().includes('max-width:168px'),
  },
] satisfies readonly Fact[];
