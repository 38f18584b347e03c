import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMessageQueue } from './useMessageQueue';

export default function ConsecutiveSnackbars() {
  const [count, setCount] = useState(0);
  const { add, messageKey, snackbarProps } = useMessageQueue();

  const addStop = () => {
    setCount(count + 1);
    add(`Stop ${count + 1} added`);
  };

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography>Route to the coast, stops: {count}</Typography>
      <Button onClick={addStop}>Add a stop</Button>
      <Button onClick={() => add('Route recalculated')}>
        Recalculate the route
      </Button>
      <Snackbar key={messageKey} {...snackbarProps} />
    </Stack>
  );
}
