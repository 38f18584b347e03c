import { useId, useState } from 'react';
import { Field, Input } from './Field';
import { Hint, Label } from './Parts';

export default function UseFormControl() {
  const id = useId();
  const [code, setCode] = useState('');
  const [isLeft, setLeft] = useState(false);

  return (
    <Field
      required
      error={isLeft && code.length !== 6}
      value={code}
      onChange={(event) => setCode(event.target.value)}
    >
      <Label id={id}>Booking code</Label>
      <Input
        id={id}
        aria-describedby={`${id}-hint`}
        onBlur={() => setLeft(true)}
      />
      <Hint id={`${id}-hint`}>A code has six characters.</Hint>
    </Field>
  );
}
