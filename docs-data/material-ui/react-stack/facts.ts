import { createElement } from 'react';
import Stack from '@mui/material/Stack';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

/** The CSS of the stack of the table. */
const responsiveCss = () =>
  renderedCss(
    createElement(Stack, {
      useFlexGap: true,
      spacing: { xs: 1, sm: 2, md: 4 },
    }),
  ).css;

/** Whether the stack of the table has this gap from a breakpoint up. */
function hasGap(from: number, gap: string): boolean {
  return new RegExp(`min-width:${from}px\\)\\{[^{]*\\{gap:${gap};`).test(
    responsiveCss(),
  );
}

export default [
  { says: '2 is 16 px by default', holds: () => hasGap(600, '16px') },
  { says: '8px', holds: () => hasGap(0, '8px') },
  { says: '16px', holds: () => hasGap(600, '16px') },
  { says: '32px', holds: () => hasGap(900, '32px') },
] satisfies readonly Fact[];
