import { useId } from 'react';
import { Field, Input, hint } from './Field';

export default function FormControlFunctionChild() {
  const id = useId();

  return (
    <Field defaultValue="">
      {({ filled, focused }) => (
        <>
          <label htmlFor={id}>Name on the ticket</label>
          <Input id={id} aria-describedby={`${id}-hint`} />
          <span id={`${id}-hint`} style={hint}>
            {focused && 'Write it as in your passport'}
            {!focused && (filled ? 'Thank you' : 'Still empty')}
          </span>
        </>
      )}
    </Field>
  );
}
