import { createElement } from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const css = () =>
  renderedCss(createElement(MenuList, { dense: true }, createElement(MenuItem)))
    .css;

export default [
  {
    says: 'at least 32 px high',
    holds: () => css().includes('min-height:32px'),
  },
] satisfies readonly Fact[];
