import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { repairs } from './repairs';

const count = repairs.length;

export default function VerticalLinearStepper() {
  const [active, setActive] = useState(0);
  const done = active === count;
  const next = () => setActive(done ? 0 : active + 1);

  const items = repairs.map(({ title, text }, index) => (
    <Step key={title} aria-current={index === active ? 'step' : undefined}>
      <StepLabel>{title}</StepLabel>
      <StepContent sx={{ typography: 'body1' }}>{text}</StepContent>
    </Step>
  ));

  return (
    <Stack spacing={2} sx={{ width: 400, maxWidth: '100%', minHeight: 370 }}>
      <Stepper activeStep={active} orientation="vertical">
        {items}
      </Stepper>
      <Typography role="status">
        {done ? 'Ready to ride' : `Step ${active + 1} of ${count}`}
      </Typography>
      <Button onClick={next}>{done ? 'Start again' : 'Done'}</Button>
    </Stack>
  );
}
