import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Bring the bike', 'We repair', 'Fetch it'];

export default function IndicatorTopStepper() {
  return (
    <Stepper aria-label="From day to day" sx={{ width: '100%' }}>
      {steps.map((label, index) => (
        <Step
          key={label}
          orientation="vertical"
          indicator={<StepIndicator>{index + 1}</StepIndicator>}
          sx={{ textAlign: 'center' }}
        >
          {label}
        </Step>
      ))}
    </Stepper>
  );
}
