import { createElement } from 'react';
import Checkbox from '@mui/material/Checkbox';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

/** Icon and padding together, in pixels. */
function widthOf(size: 'small' | 'medium') {
  const box = createElement(Checkbox, { size });
  const padding = parseFloat(renderedStyle(box).padding);
  const icon = parseFloat(renderedStyle(box, 'svg').fontSize) * 16;
  return icon + 2 * padding;
}

export default [
  {
    says: 'A medium box is 42 px wide including its padding, a small one 38 px',
    holds: () => widthOf('medium') === 42 && widthOf('small') === 38,
  },
] satisfies readonly Fact[];
