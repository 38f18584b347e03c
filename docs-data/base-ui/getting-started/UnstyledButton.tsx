import { useState } from 'react';
import { Button } from '@mui/base/Button';

export default function UnstyledButton() {
  const [copies, setCopies] = useState(0);

  return (
    <Button
      onClick={() => setCopies(copies + 1)}
      style={{ padding: '8px 16px', font: 'inherit' }}
    >
      Print a copy ({copies})
    </Button>
  );
}
