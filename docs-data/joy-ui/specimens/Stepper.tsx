import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperSpecimen() {
  return (
    <Stepper sx={{ width: 480, maxWidth: '100%' }}>
      <Step completed indicator={<StepIndicator>1</StepIndicator>}>
        Address
      </Step>
      <Step active indicator={<StepIndicator variant="solid">2</StepIndicator>}>
        Payment
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Review</Step>
    </Stepper>
  );
}
