import { createElement } from 'react';
import Paper from '@mui/material/Paper';
import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

export default [
  {
    says: 'from 0 to 24',
    holds: () => createTheme().shadows.length === 25,
  },
  {
    says: '4 px by default',
    holds: () => renderedStyle(createElement(Paper)).borderRadius === '4px',
  },
] satisfies readonly Fact[];
