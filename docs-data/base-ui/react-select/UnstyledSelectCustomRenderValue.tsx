import { useId } from 'react';
import type { SelectOption } from '@mui/base/useOption';
import { Select } from '@mui/base/Select';
import { Field, StyledOption, selectSlots } from './StyledSelect';

function renderStars(option: SelectOption<number> | null) {
  if (!option) return 'Not rated';
  return (
    <span>
      <span aria-hidden>{'★'.repeat(option.value)}</span> {option.label}
    </span>
  );
}

export default function UnstyledSelectCustomRenderValue() {
  const id = useId();

  return (
    <Field>
      <label htmlFor={id}>How was the hike?</label>
      <Select
        id={id}
        defaultValue={2}
        renderValue={renderStars}
        slots={selectSlots}
        slotProps={{ listbox: { 'aria-label': 'Ratings' } }}
      >
        <StyledOption value={1}>Tiring</StyledOption>
        <StyledOption value={2}>Pleasant</StyledOption>
        <StyledOption value={3}>Unforgettable</StyledOption>
      </Select>
    </Field>
  );
}
