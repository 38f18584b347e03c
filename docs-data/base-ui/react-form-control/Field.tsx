import type { CSSProperties } from 'react';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { FormControl, formControlClasses } from '@mui/base/FormControl';
import { styled } from '@mui/system';

export const Field = styled(FormControl)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 4,
  inlineSize: 320,
  maxInlineSize: '100%',
  [`&.${formControlClasses.focused} label`]: { fontWeight: 600 },
}) as typeof FormControl;

export const Input = styled(BaseInput)({
  [`& .${inputClasses.input}`]: {
    boxSizing: 'border-box',
    inlineSize: '100%',
    padding: '10px 12px',
    border: '1px solid light-dark(#6b7280, #9ca3af)',
    borderRadius: 8,
    backgroundColor: 'light-dark(#ffffff, #16181d)',
    color: 'light-dark(#111827, #f3f4f6)',
    font: 'inherit',
    '&:focus-visible': {
      outline: '3px solid light-dark(#b45309, #fbbf24)',
      outlineOffset: 2,
    },
  },
});

/** Keeps its height when it's empty. */
export const hint: CSSProperties = { minHeight: '1.5em', lineHeight: 1.5 };
