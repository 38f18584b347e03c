import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

export default function Playground() {
  return (
    <Autocomplete
      options={stations}
      renderInput={(params) => <TextField {...params} label="Station" />}
      sx={{ width: '100%', maxWidth: 560 }}
    />
  );
}
