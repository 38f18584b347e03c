import { createElement } from 'react';
import { styled } from '@mui/system';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const Padded = styled('div')({ padding: 2 });
const Forwarding = styled('div', { shouldForwardProp: () => true })({});

export default [
  {
    says: '`padding: 2` is 2 px',
    holds: () =>
      renderedCss(createElement(Padded)).css.includes('{padding:2px;}'),
  },
  {
    says: 'replaces the default one, which excludes',
    holds: () =>
      renderedCss(createElement(Forwarding, { sx: { p: 1 } })).html.includes(
        'sx="[object Object]"',
      ),
  },
] satisfies readonly Fact[];
