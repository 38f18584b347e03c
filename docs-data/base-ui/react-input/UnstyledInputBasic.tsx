import { useId, useState } from 'react';
import { Field, StyledInput } from './StyledInput';

export default function UnstyledInputBasic() {
  const id = useId();
  const hintId = useId();
  const [plate, setPlate] = useState('');
  const error = /[^A-Z0-9 ]/.test(plate);

  return (
    <Field>
      <label htmlFor={id}>License plate</label>
      <StyledInput
        id={id}
        value={plate}
        onChange={(event) => setPlate(event.target.value.toUpperCase())}
        error={error}
        aria-describedby={hintId}
      />
      <span id={hintId} role="status">
        {error ? 'Only letters, digits and spaces.' : 'Copy it from the car.'}
      </span>
    </Field>
  );
}
