import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepSpecimen() {
  return (
    <Stepper sx={{ width: 320, maxWidth: '100%' }}>
      <Step active indicator={<StepIndicator variant="solid">1</StepIndicator>}>
        Address
      </Step>
      <Step indicator={<StepIndicator>2</StepIndicator>}>Payment</Step>
    </Stepper>
  );
}
