import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Textarea from '@mui/joy/Textarea';

export default function TriggerFocusTextarea() {
  const [mine, setMine] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl orientation="horizontal">
        <FormLabel>Highlight the parts that I have to write</FormLabel>
        <Switch
          checked={mine}
          onChange={(event) => setMine(event.target.checked)}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Preface{mine && ' (yours)'}</FormLabel>
        <Textarea minRows={2} sx={mine ? { '--Textarea-focused': 1 } : {}} />
      </FormControl>
    </Stack>
  );
}
