import { createElement } from 'react';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import Icon from '@mui/material/Icon';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

const sizeOf = (fontSize: SvgIconProps['fontSize']) =>
  renderedStyle(createElement(SvgIcon, { fontSize })).fontSize;

export default [
  {
    says: '20 px, 24 px and 35 px',
    holds: () =>
      sizeOf('small') === '1.25rem' &&
      sizeOf('medium') === '1.5rem' &&
      sizeOf('large') === '2.1875rem',
  },
  {
    says: 'except for `large`, which has 36 px',
    holds: () =>
      renderedStyle(createElement(Icon, { fontSize: 'large' })).fontSize ===
      '2.25rem',
  },
  { says: 'a contrast of 3:1', source: 'WCAG 2.2, success criterion 1.4.11' },
] satisfies readonly Fact[];
