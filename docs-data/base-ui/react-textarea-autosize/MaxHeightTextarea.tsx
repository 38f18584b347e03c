import { useId } from 'react';
import { Field, StyledTextarea } from './StyledTextarea';

const plan = `Warm up for ten minutes
Four runs of two minutes
One minute of rest after each
Walk until you breathe easily
Stretch
Drink some water`;

export default function MaxHeightTextarea() {
  const id = useId();

  return (
    <Field style={{ minHeight: 150 }}>
      <label htmlFor={id}>Training plan</label>
      <StyledTextarea id={id} minRows={2} maxRows={4} defaultValue={plan} />
    </Field>
  );
}
