import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputField() {
  return (
    <FormControl required size="lg" sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Library card</FormLabel>
      <Input placeholder="RB-0000" autoComplete="off" />
      <FormHelperText>The number below the barcode.</FormHelperText>
    </FormControl>
  );
}
