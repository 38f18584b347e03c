import { useId, useState, type FormEvent } from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import { Switch } from '@mui/base/Switch';
import './tutorial.css';

export default function Tutorial() {
  const nameId = useId();
  const sliceId = useId();
  const [message, setMessage] = useState('');

  const order = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const sliced = data.has('sliced') ? 'sliced' : 'whole';
    setMessage(`One loaf, ${sliced}, for ${data.get('name')}.`);
  };

  return (
    <form className="bread-order" onSubmit={order}>
      <label htmlFor={nameId}>Name on the bag</label>
      <Input id={nameId} name="name" required className="bread-input" />
      <div className="bread-row">
        <Switch
          className="bread-switch"
          slotProps={{ input: { id: sliceId, name: 'sliced' } }}
        />
        <label htmlFor={sliceId}>Slice the loaf</label>
      </div>
      <Button type="submit" className="bread-button">
        Order bread
      </Button>
      <p role="status">{message}</p>
    </form>
  );
}
