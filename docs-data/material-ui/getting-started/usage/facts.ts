import { createElement } from 'react';
import Button from '@mui/material/Button';
import type { Fact } from '@/model';
import { renderedStyle } from '../../renderedStyle';

const styleOf = (sx: object) =>
  renderedStyle(createElement(Button, { sx }, 'Reserve a table'));

export default [
  {
    says: 'px: 6 is 48 px of padding',
    holds: () => styleOf({ px: 6 }).paddingLeft === '48px',
  },
  {
    says: 'borderRadius: 8 is 32 px',
    holds: () => styleOf({ borderRadius: 8 }).borderRadius === '32px',
  },
  {
    says: "Write '8px' for exactly that",
    holds: () => styleOf({ borderRadius: '8px' }).borderRadius === '8px',
  },
] satisfies readonly Fact[];
