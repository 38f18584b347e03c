import type { CSSProperties } from 'react';

/** Reserves the height before the browser renders the content. */
export const row: CSSProperties = {
  minHeight: '1.5em',
  marginInlineStart: 0,
  marginBlockEnd: 12,
  lineHeight: 1.5,
  fontWeight: 600,
};
