import type { ReactNode } from 'react';
import { useFormControlContext } from '@mui/base/FormControl';
import { hint } from './Field';

interface PartProps {
  id: string;
  children: ReactNode;
}

/** A label that marks a required field. */
export function Label({ id, children }: PartProps) {
  const control = useFormControlContext();

  return (
    <label htmlFor={id}>
      {children}
      {control?.required && <span aria-hidden> *</span>}
    </label>
  );
}

/** A text below the field, visible only while there is an error. */
export function Hint({ id, children }: PartProps) {
  const control = useFormControlContext();

  return (
    <span id={id} role="status" style={hint}>
      {control?.error && children}
    </span>
  );
}
