import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaField() {
  return (
    <FormControl required sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Message to the landlord</FormLabel>
      <Textarea minRows={3} placeholder="Which room, and since when?" />
      <FormHelperText>You’ll get an answer within two days.</FormHelperText>
    </FormControl>
  );
}
