import { useId, useState, type FormEvent } from 'react';
import { Select } from '@mui/base/Select';
import { Button } from './Button';
import { StyledOption, selectSlots } from './StyledSelect';
import { stations } from './stations';

export default function UnstyledSelectObjectValuesForm() {
  const id = useId();
  const [sent, setSent] = useState('');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('from')));
  };

  const options = stations.map((value) => (
    <StyledOption key={value.code} value={value}>
      {value.name}
    </StyledOption>
  ));

  return (
    <form onSubmit={send} style={{ display: 'grid', gap: 6 }}>
      <label htmlFor={id}>Depart from</label>
      <Select
        id={id}
        name="from"
        defaultValue={stations[1]}
        getSerializedValue={(option) => option?.value.code ?? ''}
        slots={selectSlots}
        slotProps={{ listbox: { 'aria-label': 'Stations' } }}
      >
        {options}
      </Select>
      <Button type="submit">Find trains</Button>
      <span role="status">{sent && `The form sent from=${sent}`}</span>
    </form>
  );
}
