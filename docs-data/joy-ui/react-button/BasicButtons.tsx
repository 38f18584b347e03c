import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicButtons() {
  const [copies, setCopies] = useState(1);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setCopies(copies + 1)}>Add a copy</Button>
      <Typography role="status">Copies to print: {copies}</Typography>
    </Stack>
  );
}
