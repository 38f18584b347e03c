import { useId } from 'react';
import { Select } from '@mui/base/Select';
import { Field, StyledOption, selectSlots } from './StyledSelect';

const rooms = [
  { id: 'oak', name: 'Oak', seats: 4, note: 'Whiteboard' },
  { id: 'pine', name: 'Pine', seats: 8, note: 'Screen and camera' },
  { id: 'hall', name: 'Hall', seats: 60, note: 'Stage, booked by the week' },
];

const options = rooms.map(({ id, name, seats, note }) => (
  <StyledOption key={id} value={id} label={name}>
    <span style={{ display: 'flex', justifyContent: 'space-between' }}>
      {name} <span>{seats} seats</span>
    </span>
    <small style={{ fontSize: '0.8125rem' }}>{note}</small>
  </StyledOption>
));

export default function UnstyledSelectRichOptions() {
  const id = useId();

  return (
    <Field>
      <label htmlFor={id}>Room</label>
      <Select
        id={id}
        defaultValue="pine"
        slots={selectSlots}
        slotProps={{ listbox: { 'aria-label': 'Rooms' } }}
      >
        {options}
      </Select>
    </Field>
  );
}
