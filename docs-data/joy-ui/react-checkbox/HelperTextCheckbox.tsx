import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';

export default function HelperTextCheckbox() {
  return (
    <FormControl>
      <Checkbox label="Share my location" />
      <FormHelperText>Only while you track a ride.</FormHelperText>
    </FormControl>
  );
}
