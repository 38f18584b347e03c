import StepIcon from '@mui/material/StepIcon';

export default function StepIconSpecimen() {
  return <StepIcon icon={1} active />;
}
