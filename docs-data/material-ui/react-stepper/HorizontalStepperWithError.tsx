import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const problem = (
  <Typography variant="caption" color="error">
    The photo is blurred
  </Typography>
);
const optional = <Typography variant="caption">Optional</Typography>;

export default function HorizontalStepperWithError() {
  return (
    <Box sx={{ width: 560, maxWidth: '100%' }}>
      <Stepper activeStep={2} alternativeLabel>
        <Step>
          <StepLabel>Personal data</StepLabel>
        </Step>
        <Step>
          <StepLabel error optional={problem}>
            Passport
          </StepLabel>
        </Step>
        <Step aria-current="step">
          <StepLabel optional={optional}>Invitation</StepLabel>
        </Step>
      </Stepper>
    </Box>
  );
}
