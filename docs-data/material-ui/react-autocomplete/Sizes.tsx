import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ingredients } from './ingredients';

export default function Sizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Autocomplete
        size="small"
        options={ingredients}
        defaultValue="Lemon"
        renderInput={(params) => <TextField {...params} label="Small" />}
      />
      <Autocomplete
        options={ingredients}
        defaultValue="Lemon"
        renderInput={(params) => <TextField {...params} label="Medium" />}
      />
      <Autocomplete
        multiple
        size="small"
        options={ingredients}
        defaultValue={['Lemon', 'Sugar']}
        renderInput={(params) => (
          <TextField {...params} label="Small, filled" variant="filled" />
        )}
      />
      <Autocomplete
        multiple
        options={ingredients}
        defaultValue={['Lemon', 'Sugar']}
        renderInput={(params) => (
          <TextField {...params} label="Medium, standard" variant="standard" />
        )}
      />
    </Stack>
  );
}
