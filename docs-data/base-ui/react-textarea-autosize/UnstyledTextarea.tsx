import { useId, useState } from 'react';
import { Field, StyledTextarea } from './StyledTextarea';

export default function UnstyledTextarea() {
  const id = useId();
  const [text, setText] = useState('Two eggs');

  return (
    <Field>
      <label htmlFor={id}>Shopping list</label>
      <StyledTextarea
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span>Characters: {text.length}</span>
    </Field>
  );
}
