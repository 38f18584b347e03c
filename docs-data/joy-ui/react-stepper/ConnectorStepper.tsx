import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function ConnectorStepper() {
  return (
    <Stepper aria-label="Frame order" sx={stepperStyle}>
      <Step completed indicator={<StepIndicator>1</StepIndicator>}>
        Cut
      </Step>
      <Step completed indicator={<StepIndicator>2</StepIndicator>}>
        Weld
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Paint</Step>
    </Stepper>
  );
}

const stepperStyle = {
  width: '100%',
  '--Step-connectorThickness': '4px',
  '--Step-connectorRadius': '2px',
  [`& .${stepClasses.completed}`]: {
    '--Step-connectorBg': 'var(--joy-palette-success-solidBg)',
  },
};
