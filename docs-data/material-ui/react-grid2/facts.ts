import { createElement } from 'react';
import Grid from '@mui/material/Grid2';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const containerCss = () =>
  renderedCss(createElement(Grid, { container: true, spacing: 1 })).css;

export default [
  {
    says: 'which are 8 px by default',
    holds: () => containerCss().includes('--Grid-columnSpacing:8px;'),
  },
  {
    says: 'a row of 12 columns',
    holds: () => containerCss().includes('--Grid-columns:12;'),
  },
] satisfies readonly Fact[];
