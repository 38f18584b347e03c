import { useState } from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const count = 6;

export default function ProgressMobileStepper() {
  const [active, setActive] = useState(1);
  const go = (by: number) => setActive((active + by + count) % count);
  const question = `Question ${active + 1} of ${count}`;
  const bar = { 'aria-label': 'Survey', 'aria-valuetext': question };

  return (
    <Stack sx={{ width: 320, maxWidth: '100%', textAlign: 'center' }}>
      <Typography role="status">{question}</Typography>
      <MobileStepper
        variant="progress"
        position="static"
        steps={count}
        activeStep={active}
        LinearProgressProps={bar}
        backButton={<Button onClick={() => go(-1)}>Back</Button>}
        nextButton={<Button onClick={() => go(1)}>Next</Button>}
      />
    </Stack>
  );
}
