import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Box } from '@mui/system';
import type { Fact } from '@/model';

const picture = () =>
  renderToStaticMarkup(
    createElement(Box, { component: 'img', width: 200, height: 0.5 }),
  );

export default [
  {
    says: '`height={0.5}` is 50%',
    holds: () => picture().includes('{width:200px;height:50%;}'),
  },
] satisfies readonly Fact[];
