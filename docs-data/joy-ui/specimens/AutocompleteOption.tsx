import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

export default function AutocompleteOptionSpecimen() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>City</FormLabel>
      <Autocomplete
        options={['Oslo', 'Lima', 'Quito']}
        defaultValue="Lima"
        open
        slotProps={{ listbox: { disablePortal: true } }}
        renderOption={(props, option) => (
          <AutocompleteOption {...props} key={option}>
            {option}
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
