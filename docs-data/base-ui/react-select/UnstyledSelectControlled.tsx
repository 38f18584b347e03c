import { useId, useState } from 'react';
import { Select } from '@mui/base/Select';
import { Button } from './Button';
import { Field, StyledOption, selectSlots } from './StyledSelect';

export default function UnstyledSelectControlled() {
  const id = useId();
  const [shelf, setShelf] = useState<number | null>(2);

  return (
    <Field>
      <label htmlFor={id}>Shelf for returned books</label>
      <Select
        id={id}
        value={shelf}
        onChange={(_event, value) => setShelf(value)}
        placeholder="No shelf yet"
        slots={selectSlots}
        slotProps={{ listbox: { 'aria-label': 'Shelf' } }}
      >
        <StyledOption value={1}>Shelf 1, novels</StyledOption>
        <StyledOption value={2}>Shelf 2, travel</StyledOption>
        <StyledOption value={3}>Shelf 3, cooking</StyledOption>
      </Select>
      <Button onClick={() => setShelf(null)}>Decide later</Button>
    </Field>
  );
}
