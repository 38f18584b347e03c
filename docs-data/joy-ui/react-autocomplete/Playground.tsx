import Autocomplete from '@mui/joy/Autocomplete';
import { plantNames } from './plants';

export default function Playground() {
  return (
    <Autocomplete
      aria-label="Plant"
      options={plantNames}
      slotProps={{ listbox: { 'aria-label': 'Plants' } }}
      sx={{ width: 240 }}
    />
  );
}
