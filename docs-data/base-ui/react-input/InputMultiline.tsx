import { useId } from 'react';
import { Field, StyledInput } from './StyledInput';

export default function InputMultiline() {
  const id = useId();

  return (
    <Field>
      <label htmlFor={id}>Note for the courier</label>
      <StyledInput
        id={id}
        multiline
        rows={3}
        defaultValue="The bell is broken. Please knock."
      />
    </Field>
  );
}
