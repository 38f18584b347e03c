import Step, { stepClasses } from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

export default function DottedConnector() {
  return (
    <Stepper aria-label="Test ride" sx={stepperStyle}>
      <Step>Start</Step>
      <Step>Hill</Step>
      <Step>Back</Step>
    </Stepper>
  );
}

const stepperStyle = {
  width: '100%',
  [`& .${stepClasses.root}::after`]: {
    height: 0,
    background: 'none',
    borderTop: '3px dotted',
    borderColor: 'primary.outlinedBorder',
  },
};
