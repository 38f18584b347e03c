import { useId } from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function UnstyledInputIntroduction() {
  const id = useId();

  return (
    <div className="ticket-field">
      <label htmlFor={id}>Name on the ticket</label>
      <Input
        id={id}
        name="passenger"
        autoComplete="name"
        className="ticket-input"
      />
    </div>
  );
}
