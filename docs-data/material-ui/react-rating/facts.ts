import { createElement } from 'react';
import Rating, { type RatingProps } from '@mui/material/Rating';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

const sizeOf = (size: RatingProps['size']) =>
  renderedStyle(createElement(Rating, { size })).fontSize;

/** The contrast of a color on white; a translucent black is mixed with the white first. */
function onWhite(color: string) {
  const opacity = /^rgba\(0, 0, 0, ([\d.]+)\)$/.exec(color)?.[1];
  const gray = 255 * (1 - Number(opacity));
  const mixed = opacity ? `rgb(${gray}, ${gray}, ${gray})` : color;
  return getContrastRatio(mixed, '#fff').toFixed(1);
}

export default [
  {
    says: 'The icons are 18 px, 24 px and 30 px wide',
    holds: () =>
      sizeOf('small') === '1.125rem' &&
      sizeOf('medium') === '1.5rem' &&
      sizeOf('large') === '1.875rem',
  },
  {
    says: 'a filled and an empty star both have a contrast of 1.9:1',
    holds: () =>
      onWhite(renderedStyle(createElement(Rating)).color) === '1.9' &&
      onWhite(createTheme().palette.action.disabled) === '1.9',
  },
  {
    says: 'the 3:1 that graphics need',
    source: 'WCAG 2.2, success criterion 1.4.11',
  },
] satisfies readonly Fact[];
