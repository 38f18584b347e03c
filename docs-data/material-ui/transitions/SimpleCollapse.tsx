import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function SimpleCollapse() {
  const [open, setOpen] = useState(true);
  const id = useId();
  const button = { 'aria-expanded': open, 'aria-controls': id };

  return (
    <Box sx={{ width: 320, maxWidth: '100%', height: 120 }}>
      <Button {...button} onClick={() => setOpen(!open)}>
        Allergens
      </Button>
      <Collapse in={open} id={id}>
        <Typography sx={{ p: 1 }}>
          The soup contains celery and milk. The bread contains wheat.
        </Typography>
      </Collapse>
    </Box>
  );
}
