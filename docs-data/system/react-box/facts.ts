import { createElement } from 'react';
import { Box } from '@mui/system';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const picture = () =>
  renderedCss(
    createElement(Box, { component: 'img', width: 200, height: 0.5 }),
  );

export default [
  {
    says: '`height={0.5}` is 50%',
    holds: () => picture().css.includes('{width:200px;height:50%;}'),
  },
] satisfies readonly Fact[];
