import { useId, useState, type FormEvent } from 'react';
import { Select } from '@mui/base/Select';
import { Button } from './Button';
import { StyledOption, selectSlots } from './StyledSelect';

export default function UnstyledSelectForm() {
  const id = useId();
  const [sent, setSent] = useState('');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('roast')));
  };

  return (
    <form onSubmit={send} style={{ display: 'grid', gap: 6 }}>
      <label htmlFor={id}>Roast</label>
      <Select
        id={id}
        name="roast"
        defaultValue="medium"
        slots={selectSlots}
        slotProps={{ listbox: { 'aria-label': 'Roast' } }}
      >
        <StyledOption value="light">Light, for filter</StyledOption>
        <StyledOption value="medium">Medium</StyledOption>
        <StyledOption value="dark">Dark, for espresso</StyledOption>
      </Select>
      <Button type="submit">Order a bag</Button>
      <span role="status">{sent && `The form sent roast=${sent}`}</span>
    </form>
  );
}
