import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const steps = ['Photo', 'Text', 'Cost'];

export default function HorizontalNonLinearStepper() {
  const [active, setActive] = useState(0);
  const [done, setDone] = useState([false, false, false]);

  const toggle = () =>
    setDone(done.map((value, index) => (index === active ? !value : value)));

  const items = steps.map((step, index) => (
    <Step key={step} completed={done[index]}>
      <StepButton onClick={() => setActive(index)}>{step}</StepButton>
    </Step>
  ));

  return (
    <Stack spacing={2} sx={{ width: 420, maxWidth: '100%' }}>
      <Stepper nonLinear activeStep={active}>
        {items}
      </Stepper>
      <Button onClick={toggle}>
        Mark {steps[active]} as {done[active] ? 'not done' : 'done'}
      </Button>
    </Stack>
  );
}
