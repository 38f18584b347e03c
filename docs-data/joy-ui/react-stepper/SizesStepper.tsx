import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import EventIcon from '@mui/icons-material/Event';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const bike = (
  <StepIndicator variant="solid" color="primary">
    <DirectionsBikeIcon />
  </StepIndicator>
);
const date = (
  <StepIndicator>
    <EventIcon />
  </StepIndicator>
);

export default function SizesStepper() {
  return (
    <Stack spacing={4} sx={{ width: '100%' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stepper key={size} size={size} aria-label={`Repair, ${size}`}>
          <Step indicator={bike}>Bike</Step>
          <Step indicator={date}>Date</Step>
        </Stepper>
      ))}
    </Stack>
  );
}
