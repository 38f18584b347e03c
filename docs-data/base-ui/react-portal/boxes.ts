import type { CSSProperties } from 'react';

/** Cuts off content that doesn't fit. */
export const clipped: CSSProperties = {
  overflow: 'hidden',
  width: 240,
  maxWidth: '100%',
  padding: 12,
  border: '1px dashed currentColor',
  borderRadius: 8,
};

/** The container of the portal. Its height is reserved before the children appear. */
export const counter: CSSProperties = {
  boxSizing: 'border-box',
  marginBlockStart: 12,
  minHeight: 50,
  padding: 12,
  borderRadius: 8,
  backgroundColor: 'light-dark(#1e3a5f, #bfdbfe)',
  color: 'light-dark(#ffffff, #10243d)',
};
