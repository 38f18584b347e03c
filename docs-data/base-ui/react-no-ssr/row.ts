import type { CSSProperties } from 'react';

/** Has its height before the browser has filled it in. */
export const row: CSSProperties = {
  minHeight: '1.5em',
  marginInlineStart: 0,
  marginBlockEnd: 12,
  lineHeight: 1.5,
  fontWeight: 600,
};
