import { useId } from 'react';
import Box from '@mui/material/Box';
import { Field } from './Field';

export default function GuestbookEntry() {
  const id = useId();

  return (
    <Box
      sx={{ typography: 'body1', width: 320, maxWidth: '100%', height: 190 }}
    >
      <label htmlFor={id}>Your entry in the guest book</label>
      <Field id={id} minRows={2} maxRows={5} />
    </Box>
  );
}
