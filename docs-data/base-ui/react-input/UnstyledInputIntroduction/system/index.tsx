import { useId } from 'react';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Input = styled(BaseInput)({
  display: 'flex',
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  [`&.${inputClasses.focused}`]: {
    borderColor: 'light-dark(#1d4ed8, #93c5fd)',
    outline: '2px solid light-dark(#1d4ed8, #93c5fd)',
  },
  [`& .${inputClasses.input}`]: {
    flex: 1,
    minInlineSize: 0,
    padding: '10px 12px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
});

const Field = styled('div')({
  display: 'grid',
  gap: 4,
  inlineSize: 320,
  maxInlineSize: '100%',
});

export default function UnstyledInputIntroduction() {
  const id = useId();

  return (
    <Field>
      <label htmlFor={id}>Name on the ticket</label>
      <Input id={id} name="passenger" autoComplete="name" />
    </Field>
  );
}
