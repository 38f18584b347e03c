import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperUsage() {
  return (
    <Stepper sx={{ width: 240 }}>
      <Step indicator={<StepIndicator>1</StepIndicator>}>Bike</Step>
      <Step indicator={<StepIndicator>2</StepIndicator>}>Date</Step>
    </Stepper>
  );
}
