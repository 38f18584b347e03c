import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function DeletableChips() {
  const [isAttached, setIsAttached] = useState(true);
  const attachRef = useRef<HTMLButtonElement>(null);
  const remove = () => {
    setIsAttached(false);
    attachRef.current?.focus();
  };
  const chip = <Chip label="floor-plan.pdf" onDelete={remove} />;

  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', minHeight: 40 }}
    >
      <Button ref={attachRef} onClick={() => setIsAttached(true)}>
        Attach the plan
      </Button>
      {isAttached && chip}
    </Stack>
  );
}
