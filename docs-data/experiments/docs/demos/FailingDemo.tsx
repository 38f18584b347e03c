import { useState } from 'react';
import Button from '@mui/material/Button';

export default function FailingDemo() {
  const [broken, setBroken] = useState(false);

  // It throws on purpose.
  if (broken) {
    throw new Error('The printer is out of paper.');
  }

  return (
    <Button variant="outlined" color="error" onClick={() => setBroken(true)}>
      Print the ticket
    </Button>
  );
}
