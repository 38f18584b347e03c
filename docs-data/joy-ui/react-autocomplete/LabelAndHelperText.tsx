import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import { plants } from './plants';
import { fieldStyle } from './styles';

export default function LabelAndHelperText() {
  return (
    <FormControl required sx={fieldStyle}>
      <FormLabel>Seeds to swap</FormLabel>
      <Autocomplete options={plants} />
      <FormHelperText>Ten grams are enough for one neighbor.</FormHelperText>
    </FormControl>
  );
}
