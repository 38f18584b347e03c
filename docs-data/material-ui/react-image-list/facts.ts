import { createElement } from 'react';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const listOf = (variant: 'standard' | 'woven') =>
  renderedCss(
    createElement(ImageList, {
      variant,
      children: createElement(ImageListItem),
    }),
  );

export default [
  {
    says: 'two columns by default, and a gap of 4 px',
    holds: () =>
      listOf('standard').html.includes(
        'style="grid-template-columns: repeat(2, 1fr); gap: 4px;"',
      ),
  },
  {
    says: '70% of the height',
    holds: () =>
      listOf('woven').css.includes(':nth-of-type(even){height:70%;}'),
  },
] satisfies readonly Fact[];
