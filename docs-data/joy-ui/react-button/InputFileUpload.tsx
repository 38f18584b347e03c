import { useRef, useState, type ChangeEvent } from 'react';
import AttachFileIcon from '@mui/icons-material/AttachFile';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InputFileUpload() {
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<string[]>([]);
  const remember = (event: ChangeEvent<HTMLInputElement>) =>
    setNames(Array.from(event.target.files ?? [], (file) => file.name));

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <input ref={input} type="file" multiple hidden onChange={remember} />
      <Button
        variant="outlined"
        startDecorator={<AttachFileIcon />}
        onClick={() => input.current?.click()}
      >
        Attach receipts
      </Button>
      <Typography role="status" level="body-sm">
        {names.length > 0 ? names.join(', ') : 'No receipts attached'}
      </Typography>
    </Stack>
  );
}
