import { createElement } from 'react';
import Divider, { type DividerProps } from '@mui/material/Divider';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

const styleOf = (props: DividerProps) =>
  renderedStyle(createElement(Divider, props));

export default [
  {
    says: '72 px at the start',
    holds: () => styleOf({ variant: 'inset' }).marginLeft === '72px',
  },
  {
    says: '16 px on both sides',
    holds: () => styleOf({ variant: 'middle' }).marginLeft === '16px',
  },
  {
    says: '8 px above and below',
    holds: () =>
      styleOf({ variant: 'middle', orientation: 'vertical' }).marginTop ===
      '8px',
  },
] satisfies readonly Fact[];
