import { createElement } from 'react';
import ListItem from '@mui/material/ListItem';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

export default [
  {
    says: '`secondaryAction` reserves 48 px',
    holds: () =>
      renderedStyle(createElement(ListItem, { secondaryAction: 'Delete' }))
        .paddingRight === '48px',
  },
] satisfies readonly Fact[];
