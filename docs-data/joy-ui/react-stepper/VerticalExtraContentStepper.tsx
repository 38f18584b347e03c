import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const now = (
  <StepIndicator variant="solid" color="primary">
    2
  </StepIndicator>
);

export default function VerticalExtraContentStepper() {
  return (
    <Stepper orientation="vertical" aria-label="Your repair">
      <Step indicator={<StepIndicator>1</StepIndicator>}>
        <Typography level="title-sm">The bike is here</Typography>
        <Typography level="body-sm">Touring bike, flat tire</Typography>
      </Step>
      <Step indicator={now} aria-current="step">
        <Typography level="title-sm">We found more</Typography>
        <Typography level="body-sm">The chain is worn: €24</Typography>
        <Answers />
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Ready</Step>
    </Stepper>
  );
}

function Answers() {
  return (
    <Stack direction="row" spacing={1} sx={{ py: 1 }}>
      <Button size="sm">Replace it</Button>
      <Button size="sm" variant="plain">
        Leave it
      </Button>
    </Stack>
  );
}
