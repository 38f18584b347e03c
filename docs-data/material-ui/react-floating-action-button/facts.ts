import { createElement } from 'react';
import Fab, { type FabProps } from '@mui/material/Fab';
import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

const heightOf = (props: FabProps) =>
  renderedStyle(createElement(Fab, props, 'Add')).height;

export default [
  {
    says: '40 px, 48 px and 56 px wide',
    holds: () =>
      heightOf({ size: 'small' }) === '40px' &&
      heightOf({ size: 'medium' }) === '48px' &&
      heightOf({}) === '56px',
  },
  {
    says: '34 px, 40 px and 48 px high',
    holds: () =>
      heightOf({ variant: 'extended', size: 'small' }) === '34px' &&
      heightOf({ variant: 'extended', size: 'medium' }) === '40px' &&
      heightOf({ variant: 'extended' }) === '48px',
  },
  {
    says: '`z-index` of 1050',
    holds: () => createTheme().zIndex.fab === 1050,
  },
] satisfies readonly Fact[];
