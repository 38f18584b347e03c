import type { CSSProperties } from 'react';

export const card = {
  boxSizing: 'border-box',
  marginBlockStart: 12,
  minHeight: 76,
  padding: 12,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
} satisfies CSSProperties;
