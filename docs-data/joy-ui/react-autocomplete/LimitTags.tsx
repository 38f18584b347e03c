import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { renderChips } from './chips';
import { plantNames } from './plants';
import { fieldStyle } from './styles';

export default function LimitTags() {
  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Seeds in stock</FormLabel>
      <Autocomplete
        multiple
        limitTags={2}
        getLimitTagsText={(more) => `and ${more} more`}
        options={plantNames}
        defaultValue={plantNames.slice(0, 6)}
        renderTags={renderChips}
      />
    </FormControl>
  );
}
