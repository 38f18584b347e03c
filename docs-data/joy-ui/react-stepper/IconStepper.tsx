import BuildIcon from '@mui/icons-material/Build';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import PaidIcon from '@mui/icons-material/Paid';
import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator, { stepIndicatorClasses } from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = [
  { label: 'Repaired', icon: <BuildIcon />, completed: true },
  { label: 'Paid', icon: <PaidIcon />, active: true },
  { label: 'Fetched', icon: <DirectionsBikeIcon /> },
];

export default function IconStepper() {
  return (
    <Stepper size="lg" aria-label="Your bike" sx={stepperStyle}>
      {steps.map(({ label, icon, ...state }) => (
        <Step
          key={label}
          {...state}
          orientation="vertical"
          indicator={<StepIndicator>{icon}</StepIndicator>}
          aria-current={state.active && 'step'}
        >
          <Typography level="title-sm">{label}</Typography>
        </Step>
      ))}
    </Stepper>
  );
}

const stepperStyle = {
  width: '100%',
  '--StepIndicator-size': '3rem',
  '--Step-connectorInset': '0px',
  [`& .${stepClasses.completed}, & .${stepClasses.active}`]: {
    [`& .${stepIndicatorClasses.root}`]: {
      border: '4px solid',
      borderColor: 'primary.500',
    },
  },
  [`& .${stepClasses.completed}`]: {
    '--Step-connectorBg': 'var(--joy-palette-primary-500)',
  },
};
