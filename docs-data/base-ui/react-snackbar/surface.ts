import type { CSSProperties } from 'react';

export const surface: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: 24,
  insetInlineEnd: 24,
  zIndex: 2000,
  maxInlineSize: 'calc(100% - 48px)',
  boxSizing: 'border-box',
  padding: '12px 20px',
  borderRadius: 8,
  backgroundColor: 'light-dark(#1f2937, #f3f4f6)',
  color: 'light-dark(#ffffff, #111827)',
};
