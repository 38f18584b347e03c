import { useId } from 'react';
import { Select } from '@mui/base/Select';
import { Plants } from './Plants';
import { Field, StyledOption, selectSlots } from './StyledSelect';

const settings = {
  placeholder: 'Choose a plant',
  slots: selectSlots,
  slotProps: { listbox: { 'aria-label': 'Plants' } },
};

export default function UnstyledSelectGrouping() {
  const id = useId();

  return (
    <Field>
      <label htmlFor={id}>Plant for the new pot</label>
      <Select id={id} {...settings}>
        <Plants label="Shade">
          <StyledOption value="fern">Fern</StyledOption>
          <StyledOption value="ivy">Ivy</StyledOption>
        </Plants>
        <Plants label="Full sun">
          <StyledOption value="thyme">Thyme</StyledOption>
          <StyledOption value="lavender">Lavender</StyledOption>
        </Plants>
      </Select>
    </Field>
  );
}
