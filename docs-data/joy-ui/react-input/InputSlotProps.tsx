import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputSlotProps() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Room temperature</FormLabel>
      <Input
        type="number"
        defaultValue={20.5}
        endDecorator="°C"
        slotProps={{ input: { min: 16, max: 26, step: 0.5 } }}
      />
      <FormHelperText>Between 16 and 26 °C, in half degrees.</FormHelperText>
    </FormControl>
  );
}
