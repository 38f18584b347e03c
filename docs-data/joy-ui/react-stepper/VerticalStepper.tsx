import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const stops = ['Workshop', 'Test ride', 'Cleaning', 'Ready'];
const current = 'Test ride';

export default function VerticalStepper() {
  return (
    <Stepper orientation="vertical" aria-label="Stations" sx={style}>
      {stops.map((stop) => (
        <Step
          key={stop}
          indicator={<StepIndicator {...looks[Number(stop === current)]} />}
          aria-current={stop === current ? 'step' : undefined}
        >
          {stop}
        </Step>
      ))}
    </Stepper>
  );
}

const looks = [
  { variant: 'soft' },
  { variant: 'solid', color: 'primary' },
] as const;

const style = { '--Stepper-verticalGap': '2rem' };
