import { useState } from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { repairs } from './repairs';

const count = repairs.length;

export default function TextMobileStepper() {
  const [active, setActive] = useState(0);
  const go = (by: number) => setActive((active + by + count) % count);

  return (
    <Paper sx={{ width: 320, maxWidth: '100%' }}>
      <Typography sx={{ p: 2, minHeight: 88 }} aria-live="polite">
        {repairs[active]?.text}
      </Typography>
      <MobileStepper
        variant="text"
        sx={{ typography: 'body1' }}
        position="static"
        steps={count}
        activeStep={active}
        backButton={<Button onClick={() => go(-1)}>Back</Button>}
        nextButton={<Button onClick={() => go(1)}>Next</Button>}
      />
    </Paper>
  );
}
