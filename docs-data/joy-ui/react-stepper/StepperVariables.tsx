import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperVariables() {
  return (
    <Stepper sx={{ width: 260 }}>
      <Step indicator={<StepIndicator>1</StepIndicator>}>Bike</Step>
      <Step indicator={<StepIndicator>2</StepIndicator>}>Date</Step>
    </Stepper>
  );
}
