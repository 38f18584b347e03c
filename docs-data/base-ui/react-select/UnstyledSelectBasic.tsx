import { useId } from 'react';
import { Select } from '@mui/base/Select';
import { Field, StyledOption, selectSlots } from './StyledSelect';

export default function UnstyledSelectBasic() {
  const id = useId();

  return (
    <Field>
      <label htmlFor={id}>Subtitles</label>
      <Select
        id={id}
        placeholder="Off"
        slots={selectSlots}
        slotProps={{ listbox: { 'aria-label': 'Subtitles' } }}
      >
        <StyledOption value="no">Norwegian</StyledOption>
        <StyledOption value="is">Icelandic</StyledOption>
        <StyledOption value="fo" disabled>
          Faroese (in preparation)
        </StyledOption>
      </Select>
    </Field>
  );
}
