import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ingredients } from './ingredients';

export default function Tags() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 500 }}>
      <Autocomplete
        multiple
        options={ingredients}
        defaultValue={['Flour', 'Eggs']}
        renderInput={(params) => <TextField {...params} label="Ingredients" />}
      />
      <Autocomplete
        multiple
        filterSelectedOptions
        options={ingredients}
        defaultValue={['Walnuts']}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Allergies"
            helperText="Chosen options leave the list"
          />
        )}
      />
      <Autocomplete
        multiple
        freeSolo
        options={ingredients}
        defaultValue={['Poppy seeds']}
        renderTags={(tags, getTagProps) =>
          tags.map((tag, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return (
              <Chip key={key} variant="outlined" label={tag} {...tagProps} />
            );
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            label="Shopping list"
            helperText="Enter adds what you type"
          />
        )}
      />
    </Stack>
  );
}
