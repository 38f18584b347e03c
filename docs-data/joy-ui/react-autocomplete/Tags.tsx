import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { renderChips } from './chips';
import { plantNames } from './plants';
import { fieldStyle } from './styles';

export default function Tags() {
  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Plants in the raised bed</FormLabel>
      <Autocomplete
        multiple
        filterSelectedOptions
        options={plantNames}
        defaultValue={['Chives', 'Radish']}
        renderTags={renderChips}
      />
    </FormControl>
  );
}
