import { createElement } from 'react';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

const { breakpoints } = createTheme();

const paperStyle = () =>
  renderedStyle(
    createElement(Dialog, { open: true, maxWidth: 'xs' }, 'Saved'),
    `.${dialogClasses.paper}`,
  );

export default [
  { says: 'xs (444 px', holds: () => paperStyle().maxWidth === '444px' },
  { says: 'sm (600 px', holds: () => breakpoints.values.sm === 600 },
  {
    says: 'A margin of 32 px remains',
    holds: () => paperStyle().marginLeft === '32px',
  },
] satisfies readonly Fact[];
