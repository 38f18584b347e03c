import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = [
  'Basel',
  'Geneva',
  'Innsbruck',
  'Salzburg',
  'Vienna',
  'Zürich',
];

export default function ComboBox() {
  return (
    <Autocomplete
      options={stations}
      renderInput={(params) => <TextField {...params} label="From" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
