import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { plants } from './plants';
import { fieldStyle } from './styles';

export default function BasicAutocomplete() {
  return (
    <FormControl sx={fieldStyle}>
      <FormLabel>Plant</FormLabel>
      <Autocomplete options={plants} />
    </FormControl>
  );
}
