import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Grid from '@mui/material/Grid2';
import type { Fact } from '@/model';

const container = renderToStaticMarkup(
  createElement(Grid, { container: true, spacing: 1 }),
);

export default [
  {
    says: 'which are 8 px by default',
    holds: () => container.includes('--Grid-columnSpacing:8px;'),
  },
  {
    says: 'a row of 12 columns',
    holds: () => container.includes('--Grid-columns:12;'),
  },
] satisfies readonly Fact[];
