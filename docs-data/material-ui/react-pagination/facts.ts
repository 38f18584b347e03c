import { createElement } from 'react';
import PaginationItem, {
  type PaginationItemProps,
} from '@mui/material/PaginationItem';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

const widthOf = (size: PaginationItemProps['size']) =>
  renderedStyle(createElement(PaginationItem, { size, page: 3 })).minWidth;

export default [
  {
    says: '26 px, 32 px and 40 px wide',
    holds: () =>
      widthOf('small') === '26px' &&
      widthOf('medium') === '32px' &&
      widthOf('large') === '40px',
  },
] satisfies readonly Fact[];
