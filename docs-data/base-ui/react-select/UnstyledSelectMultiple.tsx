import { useId } from 'react';
import { Select } from '@mui/base/Select';
import { Field, StyledOption, selectSlots } from './StyledSelect';

const slotProps = { listbox: { 'aria-label': 'Allergens' } };

export default function UnstyledSelectMultiple() {
  const id = useId();

  return (
    <Field>
      <label htmlFor={id}>Allergens to leave out</label>
      <Select
        id={id}
        multiple
        defaultValue={['nuts']}
        renderValue={(chosen) => `${chosen.length} of 4 left out`}
        slots={selectSlots}
        slotProps={slotProps}
      >
        <StyledOption value="nuts">Nuts</StyledOption>
        <StyledOption value="milk">Milk</StyledOption>
        <StyledOption value="gluten">Gluten</StyledOption>
        <StyledOption value="sesame">Sesame</StyledOption>
      </Select>
    </Field>
  );
}
