import Autocomplete from '@mui/material/Autocomplete';
import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const recipes = ['Apple strudel', 'Carrot soup', 'Lentil curry', 'Onion tart'];
const occasions = ['Birthday', 'Housewarming', 'Retirement', 'Wedding'];

export default function FreeSolo() {
  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <Autocomplete
        freeSolo
        options={occasions}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Occasion"
            helperText="Pick one or write your own"
          />
        )}
      />
      <Autocomplete
        freeSolo
        disableClearable
        options={recipes}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Search recipes"
            slotProps={{
              input: {
                ...params.InputProps,
                type: 'search',
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
    </Stack>
  );
}
