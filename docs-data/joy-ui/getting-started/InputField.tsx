import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputField() {
  return (
    <FormControl required sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Name of the guest</FormLabel>
      <Input autoComplete="name" />
      <FormHelperText>As it is written in the passport.</FormHelperText>
    </FormControl>
  );
}
