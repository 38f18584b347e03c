import { createElement } from 'react';
import { Container, type ContainerProps } from '@mui/system';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const cssOf = (props: ContainerProps) =>
  renderedCss(createElement(Container, props)).css;

/** Whether a container has this limit from a breakpoint up. */
function limits(props: ContainerProps, from: number, limit: number): boolean {
  return new RegExp(
    `@media \\(min-width:${from}px\\)\\{[^{]*\\{max-width:${limit}px;`,
  ).test(cssOf(props));
}

/** Whether a container with this name of a breakpoint is as wide as it. */
function isAsWide(
  maxWidth: ContainerProps['maxWidth'],
  limit: number,
): boolean {
  return limits({ maxWidth }, limit, limit);
}

export default [
  { says: '444 px', holds: () => limits({ maxWidth: 'xs' }, 0, 444) },
  { says: '600 px', holds: () => isAsWide('sm', 600) },
  { says: '900 px', holds: () => isAsWide('md', 900) },
  {
    says: '1200 px',
    holds: () => isAsWide('lg', 1200) && limits({}, 1200, 1200),
  },
  { says: '1536 px', holds: () => isAsWide('xl', 1536) },
  {
    says: '16 px',
    holds: () => cssOf({}).includes('padding-left:16px;padding-right:16px;'),
  },
  {
    says: '24 px',
    holds: () =>
      /min-width:600px\)\{[^{]*\{padding-left:24px;padding-right:24px;/.test(
        cssOf({}),
      ),
  },
  {
    says: 'leaves 552 px for the content',
    holds: () => isAsWide('sm', 552 + 24 + 24),
  },
] satisfies readonly Fact[];
