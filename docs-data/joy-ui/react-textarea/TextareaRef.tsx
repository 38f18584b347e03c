import { useRef } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaRef() {
  const field = useRef<HTMLTextAreaElement>(null);

  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      <Textarea
        aria-label="Transcript"
        defaultValue="…and then the lights went out."
        slotProps={{ textarea: { ref: field } }}
      />
      <Button variant="soft" onClick={() => field.current?.select()}>
        Select the transcript
      </Button>
    </Stack>
  );
}
