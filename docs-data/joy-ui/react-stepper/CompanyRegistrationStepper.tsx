import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';
import { RegistrationSteps } from './RegistrationSteps';

const now = (
  <StepIndicator variant="solid" color="primary">
    2
  </StepIndicator>
);

export default function CompanyRegistrationStepper() {
  return (
    <Stepper orientation="vertical" aria-label="Registration" sx={style}>
      <Step completed indicator={<StepIndicator>1</StepIndicator>}>
        <Typography level="title-sm">Workshop name</Typography>
      </Step>
      <Step active indicator={now} aria-current="step">
        <Typography level="title-sm">Papers</Typography>
        <RegistrationSteps />
      </Step>
      <Step disabled indicator={<StepIndicator>3</StepIndicator>}>
        <Typography level="title-sm">Inspector’s visit</Typography>
      </Step>
    </Stepper>
  );
}

const style = {
  width: 300,
  '--Stepper-verticalGap': '1.5rem',
  maxWidth: '100%',
  [`& .${stepClasses.completed}`]: {
    '--Step-connectorBg': 'var(--joy-palette-primary-solidBg)',
  },
};
