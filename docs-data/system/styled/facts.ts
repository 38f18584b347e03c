import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { styled } from '@mui/system';
import type { Fact } from '@/model';

const Padded = styled('div')({ padding: 2 });
const Forwarding = styled('div', { shouldForwardProp: () => true })({});

export default [
  {
    says: '`padding: 2` is 2 px',
    holds: () =>
      renderToStaticMarkup(createElement(Padded)).includes('{padding:2px;}'),
  },
  {
    says: 'replaces the default one, which excludes',
    holds: () =>
      renderToStaticMarkup(
        createElement(Forwarding, { sx: { p: 1 } }),
      ).includes('sx="[object Object]"'),
  },
] satisfies readonly Fact[];
