import { createElement } from 'react';
import Rating, { type RatingProps } from '@mui/material/Rating';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

const sizeOf = (size: RatingProps['size']) =>
  renderedStyle(createElement(Rating, { size })).fontSize;

export default [
  {
    says: 'The icons are 18 px, 24 px and 30 px wide',
    holds: () =>
      sizeOf('small') === '1.125rem' &&
      sizeOf('medium') === '1.5rem' &&
      sizeOf('large') === '1.875rem',
  },
] satisfies readonly Fact[];
