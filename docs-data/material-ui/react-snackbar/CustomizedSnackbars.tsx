import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CustomizedSnackbars() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Year in birds, 84 MB</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Upload the report
      </Button>
      <Snackbar open={open} autoHideDuration={6000} onClose={close}>
        <Alert
          variant="filled"
          severity="error"
          onClose={close}
          sx={{ width: '100%', borderRadius: 4 }}
        >
          The report is too large.
        </Alert>
      </Snackbar>
    </Stack>
  );
}
