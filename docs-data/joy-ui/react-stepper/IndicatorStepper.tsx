import CheckIcon from '@mui/icons-material/Check';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const done = (
  <StepIndicator variant="solid" color="success" aria-label="Done" role="img">
    <CheckIcon />
  </StepIndicator>
);
const now = (
  <StepIndicator variant="solid" color="primary">
    2
  </StepIndicator>
);
const next = <StepIndicator variant="outlined">3</StepIndicator>;

export default function IndicatorStepper() {
  return (
    <Stepper aria-label="Repair" sx={{ width: '100%' }}>
      <Step indicator={done}>Bike</Step>
      <Step indicator={now} aria-current="step">
        Date
      </Step>
      <Step indicator={next}>Price</Step>
    </Stepper>
  );
}
