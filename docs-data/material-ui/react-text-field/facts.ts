import { createElement } from 'react';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

/** The height of an input: that of its line, and the space above and below. */
function heightOf(props: TextFieldProps) {
  const style = renderedStyle(createElement(TextField, props), 'input');
  const below = parseFloat(style.paddingBottom);
  const above = props.variant ? parseFloat(style.paddingTop) : below;
  return parseFloat(style.height) * 16 + above + below;
}

function marginsOf(margin: TextFieldProps['margin']) {
  const style = renderedStyle(createElement(TextField, { margin }));
  return `${style.marginTop} ${style.marginBottom}`;
}

export default [
  {
    says: 'An outlined or filled field is 56 px high. A small one is 40 px high if it is outlined, 48 px if it is filled.',
    holds: () =>
      heightOf({}) === 56 &&
      heightOf({ variant: 'filled', label: 'Name' }) === 56 &&
      heightOf({ size: 'small' }) === 40 &&
      heightOf({ variant: 'filled', size: 'small', label: 'Name' }) === 48,
  },
  {
    says: 'dense adds 8 px above and 4 px below, normal 16 px above and 8 px below',
    holds: () =>
      marginsOf('dense') === '8px 4px' && marginsOf('normal') === '16px 8px',
  },
] satisfies readonly Fact[];
