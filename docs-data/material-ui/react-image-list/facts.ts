import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import type { Fact } from '@/model';

const listOf = (variant: 'standard' | 'woven') =>
  renderToStaticMarkup(
    createElement(ImageList, {
      variant,
      children: createElement(ImageListItem),
    }),
  );

export default [
  {
    says: 'two columns by default, and a gap of 4 px',
    holds: () =>
      listOf('standard').includes(
        'style="grid-template-columns:repeat(2, 1fr);gap:4px"',
      ),
  },
  {
    says: '70% of the height',
    holds: () => listOf('woven').includes(':nth-of-type(even){height:70%;}'),
  },
] satisfies readonly Fact[];
