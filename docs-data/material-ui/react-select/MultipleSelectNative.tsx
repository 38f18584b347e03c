import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

const stations = ['Harbor', 'Market', 'Museum', 'Old Mill', 'Stadium'];
const options = stations.map((station) => (
  <option key={station}>{station}</option>
));

export default function MultipleSelectNative() {
  const id = useId();

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel shrink htmlFor={id}>
        Closed stations
      </InputLabel>
      <Select
        multiple
        native
        label="Closed stations"
        defaultValue={['Museum']}
        inputProps={{ id, size: 4 }}
      >
        {options}
      </Select>
    </FormControl>
  );
}
