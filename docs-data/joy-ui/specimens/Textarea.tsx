import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaSpecimen() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Message</FormLabel>
      <Textarea
        defaultValue="Is the blue one still available?"
        minRows={2}
        startDecorator="To: Support"
        endDecorator="Up to 500 characters"
      />
    </FormControl>
  );
}
