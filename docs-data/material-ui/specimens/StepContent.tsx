import Stepper from '@mui/material/Stepper';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';

export default function StepContentSpecimen() {
  return (
    <Stepper orientation="vertical" activeStep={0}>
      <Step>
        <StepLabel>Address</StepLabel>
        <StepContent>Where should it go?</StepContent>
      </Step>
    </Stepper>
  );
}
