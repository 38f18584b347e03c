import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useMessageQueue } from './useMessageQueue';

export default function ConsecutiveSnackbars() {
  const [count, setCount] = useState(1);
  const { add, messageKey, snackbarProps } = useMessageQueue();

  const addStop = () => {
    add(`Stop ${count} added`);
    setCount(count + 1);
  };

  return (
    <>
      <Button onClick={addStop}>Add a stop</Button>
      <Button onClick={() => add('Route recalculated')}>
        Recalculate the route
      </Button>
      <Snackbar key={messageKey} {...snackbarProps} />
    </>
  );
}
