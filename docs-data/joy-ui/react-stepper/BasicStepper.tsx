import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

export default function BasicStepper() {
  return (
    <Stepper aria-label="Repair" sx={{ width: '100%' }}>
      <Step completed>Bike</Step>
      <Step active aria-current="step">
        Date
      </Step>
      <Step>Price</Step>
    </Stepper>
  );
}
