import { createElement } from 'react';
import Masonry from '@mui/lab/Masonry';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const { css } = renderedCss(
  createElement(Masonry, { children: createElement('div') }),
);

export default [
  {
    says: '4 by default',
    holds: () => css.includes('width:calc(25.00% - 8px)'),
  },
  { says: 'is 8 px', holds: () => css.includes('margin:calc(8px / 2)') },
] satisfies readonly Fact[];
