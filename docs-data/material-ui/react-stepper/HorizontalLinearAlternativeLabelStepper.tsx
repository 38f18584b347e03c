import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const stages = ['Order received', 'Baked', 'On its way', 'Delivered'];

const list = { width: 520, maxWidth: '100%', p: 0, listStyle: 'none' };

export default function HorizontalLinearAlternativeLabelStepper() {
  return (
    <Stepper alternativeLabel activeStep={2} component="ol" sx={list}>
      {stages.map((stage, index) => (
        <Step
          key={stage}
          component="li"
          aria-current={index === 2 ? 'step' : undefined}
        >
          <StepLabel>{stage}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
