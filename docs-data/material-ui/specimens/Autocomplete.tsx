import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export default function AutocompleteSpecimen() {
  return (
    <Autocomplete
      options={['Oslo', 'Lima', 'Quito']}
      defaultValue={['Oslo', 'Lima']}
      multiple
      open
      disablePortal
      sx={{ inlineSize: 280 }}
      renderInput={(params) => <TextField {...params} label="Cities" />}
    />
  );
}
