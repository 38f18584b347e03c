import { createElement } from 'react';
import Badge, { badgeClasses, type BadgeProps } from '@mui/material/Badge';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

const heightOf = (variant: BadgeProps['variant']) =>
  renderedStyle(
    createElement(Badge, { variant, badgeContent: 3 }, 'Mail'),
    `.${badgeClasses.badge}`,
  ).height;

export default [
  {
    says: 'A badge is 20 px high, a dot 8 px',
    holds: () => heightOf('standard') === '20px' && heightOf('dot') === '8px',
  },
] satisfies readonly Fact[];
