import { useId, useState } from 'react';
import { Select } from '@mui/base/Select';
import { Field, StyledOption, selectSlots } from './StyledSelect';
import { stations, type Station } from './stations';

const slotProps = { listbox: { 'aria-label': 'Stations' } };

const options = stations.map((value) => (
  <StyledOption key={value.code} value={value}>
    {value.name}
  </StyledOption>
));

export default function UnstyledSelectObjectValues() {
  const id = useId();
  const [station, setStation] = useState<Station | null>(stations[0] ?? null);

  return (
    <Field>
      <label htmlFor={id}>Change trains at</label>
      <Select
        id={id}
        value={station}
        onChange={(_event, value) => setStation(value)}
        slots={selectSlots}
        slotProps={slotProps}
      >
        {options}
      </Select>
      <span role="status">{station?.platforms} platforms</span>
    </Field>
  );
}
