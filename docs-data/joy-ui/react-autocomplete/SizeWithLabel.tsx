import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import { plants } from './plants';
import { fieldStyle } from './styles';

export default function SizeWithLabel() {
  return (
    <FormControl size="lg" sx={fieldStyle}>
      <FormLabel>Plant of the year</FormLabel>
      <Autocomplete options={plants} />
      <FormHelperText>All members vote for one.</FormHelperText>
    </FormControl>
  );
}
