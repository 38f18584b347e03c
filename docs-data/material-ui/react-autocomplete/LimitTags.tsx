import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ingredients } from './ingredients';

export default function LimitTags() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      getLimitTagsText={(more) => `and ${more} more`}
      options={ingredients}
      defaultValue={['Apricots', 'Honey', 'Lemon', 'Plums']}
      renderInput={(params) => <TextField {...params} label="Filling" />}
      sx={{ width: 420, maxWidth: '100%' }}
    />
  );
}
