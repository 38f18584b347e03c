import { createElement } from 'react';
import Switch from '@mui/material/Switch';
import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

function sizeOf(size: 'small' | 'medium') {
  const { width, height } = renderedStyle(createElement(Switch, { size }));
  return `${width} by ${height}`;
}

export default [
  {
    says: 'A medium switch takes up 58 px by 38 px including its padding, a small one 40 px by 24 px',
    holds: () =>
      sizeOf('medium') === '58px by 38px' && sizeOf('small') === '40px by 24px',
  },
  {
    says: 'The thumb moves in 150 ms',
    holds: () => createTheme().transitions.duration.shortest === 150,
  },
] satisfies readonly Fact[];
