import { useState } from 'react';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Bike', 'Date', 'Price'];
const reached = 1;

export default function ButtonStepper() {
  const [active, setActive] = useState(reached);

  return (
    <Stepper aria-label="Repair" sx={{ width: '100%' }}>
      {steps.map((label, index) => (
        <Step
          key={label}
          indicator={<Number value={index + 1} active={index === active} />}
          aria-current={index === active ? 'step' : undefined}
        >
          <StepButton
            disabled={index > reached}
            onClick={() => setActive(index)}
          >
            {label}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}

function Number({ value, active }: { value: number; active: boolean }) {
  return (
    <StepIndicator
      variant={active ? 'solid' : 'soft'}
      color={active ? 'primary' : 'neutral'}
    >
      {value}
    </StepIndicator>
  );
}
