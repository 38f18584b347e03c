import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import { states } from './orders';

export default function Progression({ reached }: { reached: number }) {
  return (
    <Stepper orientation="vertical" sx={{ '--Stepper-verticalGap': '12px' }}>
      {states.map((name, index) => (
        <Step
          key={name}
          aria-current={index === reached ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index <= reached ? 'solid' : 'outlined'}
              color={index <= reached ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
        >
          {name}
        </Step>
      ))}
    </Stepper>
  );
}
