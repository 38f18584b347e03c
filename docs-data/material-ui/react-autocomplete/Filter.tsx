import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { stations } from './stations';
import type { Station } from './stations';

const filterOptions = createFilterOptions<Station>({
  matchFrom: 'start',
  stringify: (station) => `${station.code} ${station.label}`,
  limit: 5,
  trim: true,
});

export default function Filter() {
  return (
    <Autocomplete
      options={stations}
      filterOptions={filterOptions}
      renderOption={({ key, ...optionProps }, { code, label }) => (
        <li key={key} {...optionProps}>
          {`${code}, ${label}`}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Station code" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
