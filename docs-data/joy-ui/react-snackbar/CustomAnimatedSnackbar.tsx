import { useState } from 'react';
import { keyframes } from '@emotion/react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const slideIn = keyframes`
  from { transform: translateX(120%); }
`;
const slideOut = keyframes`
  to { transform: translateX(120%); opacity: 0; }
`;

export default function CustomAnimatedSnackbar() {
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Night radio, live</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send to the speaker
      </Button>
      <Snackbar
        animationDuration={500}
        open={open}
        onClose={() => setOpen(false)}
        sx={open ? entering : leaving}
      >
        <span role="alert">Playing in the kitchen</span>
      </Snackbar>
    </Stack>
  );
}

const calm = {
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
};
const entering = { animation: `${slideIn} 500ms forwards`, ...calm };
const leaving = { animation: `${slideOut} 500ms forwards`, ...calm };
