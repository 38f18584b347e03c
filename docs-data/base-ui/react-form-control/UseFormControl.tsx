import { useId, useState } from 'react';
import { Field, Input } from './Field';
import { Hint, Label } from './Parts';

export default function UseFormControl() {
  const id = useId();
  const [code, setCode] = useState('QX7');
  const isWrong = code.length !== 6;

  return (
    <Field
      required
      error={isWrong}
      value={code}
      onChange={(event) => setCode(event.target.value)}
    >
      <Label id={id}>Booking code</Label>
      <Input id={id} aria-describedby={`${id}-hint`} />
      <Hint id={`${id}-hint`}>A code has six characters.</Hint>
    </Field>
  );
}
