import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const limit = 20;

export default function TextareaValidation() {
  const [line, setLine] = useState('For Ada, who saved the ride');
  const over = line.length - limit;

  return (
    <FormControl error={over > 0} sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Text on the plaque</FormLabel>
      <Textarea
        error={over > 0}
        value={line}
        onChange={(event) => setLine(event.target.value)}
      />
      <FormHelperText
        sx={{ color: over > 0 ? 'danger.plainColor' : undefined }}
      >
        {over > 0
          ? `Characters to remove: ${over}`
          : `Characters left: ${-over}`}
      </FormHelperText>
    </FormControl>
  );
}
