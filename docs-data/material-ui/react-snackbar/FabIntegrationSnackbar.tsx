import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

export default function FabIntegrationSnackbar() {
  const [open, setOpen] = useState(false);
  const [robins, setRobins] = useState(2);
  const corner = { position: 'fixed', bottom: 16, insetInlineEnd: 16 };

  const add = () => {
    setRobins(robins + 1);
    setOpen(true);
  };

  const close = (event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <Box component="main" aria-label="Bird diary" sx={{ p: 2 }}>
      <Typography component="h1" variant="h6">
        Bird diary
      </Typography>
      <Typography>Robins today: {robins}</Typography>
      <Fab color="primary" aria-label="Add a robin" onClick={add} sx={corner}>
        <AddIcon />
      </Fab>
      <Snackbar
        key={robins}
        open={open}
        autoHideDuration={6000}
        onClose={close}
        message="Robin added"
        sx={{ bottom: { xs: 88, sm: 24 } }}
      />
    </Box>
  );
}
