import { useId } from 'react';
import { Field, StyledTextarea } from './StyledTextarea';

export default function MinHeightTextarea() {
  const id = useId();

  return (
    <Field>
      <label htmlFor={id}>What happened?</label>
      <StyledTextarea
        id={id}
        minRows={3}
        placeholder="The printer stops after one page"
      />
    </Field>
  );
}
