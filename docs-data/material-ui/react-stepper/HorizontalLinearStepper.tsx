import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Seat', 'Meal', 'Pay'];

export default function HorizontalLinearStepper() {
  const [active, setActive] = useState(0);
  const done = active === steps.length;
  const back = () => setActive(Math.max(0, active - 1));
  const next = () => setActive(done ? 0 : active + 1);

  const items = steps.map((step, index) => (
    <Step key={step} aria-current={index === active ? 'step' : undefined}>
      <StepLabel>{step}</StepLabel>
    </Step>
  ));

  return (
    <Stack spacing={2} sx={{ width: 480, maxWidth: '100%' }}>
      <Stepper activeStep={active}>{items}</Stepper>
      <Typography role="status">
        {done ? 'Booked' : `Step ${active + 1}: ${steps[active]}`}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button onClick={back}>Back</Button>
        <Button onClick={next}>{done ? 'Book again' : 'Next'}</Button>
      </Stack>
    </Stack>
  );
}
