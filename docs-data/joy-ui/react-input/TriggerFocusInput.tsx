import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function TriggerFocusInput() {
  const [shown, setShown] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl>
        <FormLabel>Tax number{shown && ': fill in this field next'}</FormLabel>
        <Input sx={shown ? { '--Input-focused': 1 } : {}} />
      </FormControl>
      <Button variant="soft" onClick={() => setShown(!shown)}>
        {shown ? 'Hide the hint' : 'What is missing?'}
      </Button>
    </Stack>
  );
}
