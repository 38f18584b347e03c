import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

/** The parts of a step, each with a dot. */
export function RegistrationSteps() {
  return (
    <Stepper size="sm" orientation="vertical" aria-label="Papers" sx={style}>
      <Step completed>
        <Typography level="body-sm">Lease, received</Typography>
      </Step>
      <Step active aria-current="step">
        <Typography level="body-sm">Insurance, missing</Typography>
      </Step>
    </Stepper>
  );
}

const style = { py: 1, '--StepIndicator-size': '1rem' };
