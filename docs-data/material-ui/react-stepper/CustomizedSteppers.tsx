import type {} from '@mui/material/themeCssVarsAugmentation';
import Step from '@mui/material/Step';
import StepConnector, {
  stepConnectorClasses,
} from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import StageIcon from './StageIcon';

const ThickConnector = styled(StepConnector)(({ theme }) => ({
  top: 22,
  left: 'calc(-50% + 28px)',
  right: 'calc(50% + 28px)',
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 4 },
  [`&.${stepConnectorClasses.active}, &.${stepConnectorClasses.completed}`]: {
    [`& .${stepConnectorClasses.line}`]: {
      borderColor: (theme.vars ?? theme).palette.success.main,
    },
  },
}));

const stages = ['Sow', 'Water', 'Harvest'];

export default function CustomizedSteppers() {
  const steps = stages.map((stage, index) => (
    <Step key={stage} aria-current={index === 1 ? 'step' : undefined}>
      <StepLabel StepIconComponent={StageIcon}>{stage}</StepLabel>
    </Step>
  ));

  return (
    <Stepper
      alternativeLabel
      activeStep={1}
      connector={<ThickConnector />}
      sx={{ width: 440, maxWidth: '100%' }}
    >
      {steps}
    </Stepper>
  );
}
