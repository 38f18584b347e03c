import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { plantNames } from './plants';
import { fieldStyle, placeholderStyle } from './styles';

export default function FreeSolo() {
  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Search the garden book</FormLabel>
      <Autocomplete
        freeSolo
        type="search"
        placeholder="Basil, compost, slugs"
        options={plantNames}
        sx={placeholderStyle}
      />
    </FormControl>
  );
}
