import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputSpecimen() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Hourly rate</FormLabel>
      <Input defaultValue="48.00" startDecorator="$" endDecorator="per hour" />
    </FormControl>
  );
}
