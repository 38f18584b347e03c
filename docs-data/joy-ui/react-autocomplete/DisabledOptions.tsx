import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { fieldStyle } from './styles';

const times = [
  { label: '08:00' },
  { label: '09:00, taken', taken: true },
  { label: '10:00' },
  { label: '11:00, taken', taken: true },
  { label: '12:00' },
];

export default function DisabledOptions() {
  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Time to water the greenhouse</FormLabel>
      <Autocomplete
        options={times}
        getOptionDisabled={(time) => time.taken === true}
      />
    </FormControl>
  );
}
