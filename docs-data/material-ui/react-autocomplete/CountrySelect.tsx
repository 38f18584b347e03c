import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

export default function CountrySelect() {
  return (
    <Autocomplete
      options={countries}
      autoHighlight
      sx={{ width: 320, maxWidth: '100%' }}
      renderOption={({ key, ...optionProps }, country) => (
        <Box key={key} component="li" {...optionProps} sx={{ gap: 2 }}>
          <Box component="span" sx={{ width: 28, color: 'text.secondary' }}>
            {country.code}
          </Box>
          {country.label}
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label="Delivery country" />
      )}
    />
  );
}
