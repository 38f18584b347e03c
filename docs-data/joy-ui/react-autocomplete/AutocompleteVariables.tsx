import YardIcon from '@mui/icons-material/Yard';
import Autocomplete from '@mui/joy/Autocomplete';
import { renderChips } from './chips';
import { plantNames } from './plants';

export default function AutocompleteVariables() {
  return (
    <Autocomplete
      multiple
      aria-label="Plants on the balcony"
      options={plantNames}
      defaultValue={['Basil', 'Parsley']}
      startDecorator={<YardIcon />}
      renderTags={renderChips}
      slotProps={{ listbox: { 'aria-label': 'Plants' } }}
      sx={{ width: 280 }}
    />
  );
}
