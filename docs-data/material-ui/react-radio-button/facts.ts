import { createElement } from 'react';
import Radio from '@mui/material/Radio';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

/** Icon and padding together, in pixels. */
function widthOf(size: 'small' | 'medium') {
  const radio = createElement(Radio, { size });
  const padding = parseFloat(renderedStyle(radio).padding);
  const icon = parseFloat(renderedStyle(radio, 'svg').fontSize) * 16;
  return icon + 2 * padding;
}

export default [
  {
    says: 'A medium radio button is 42 px wide including its padding, a small one 38 px',
    holds: () => widthOf('medium') === 42 && widthOf('small') === 38,
  },
] satisfies readonly Fact[];
