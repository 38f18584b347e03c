import { useId } from 'react';
import { Field, Input } from './Field';
import { Label } from './Parts';

export default function BasicFormControl() {
  const id = useId();

  return (
    <Field required defaultValue="Window seat">
      <Label id={id}>Preferred seat</Label>
      <Input id={id} />
    </Field>
  );
}
