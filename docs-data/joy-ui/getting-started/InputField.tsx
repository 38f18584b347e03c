import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputField() {
  return (
    <FormControl required sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Guest name</FormLabel>
      <Input autoComplete="name" />
      <FormHelperText>As written in the passport.</FormHelperText>
    </FormControl>
  );
}
