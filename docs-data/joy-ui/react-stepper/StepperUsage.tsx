import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import { choice, sizes } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  size: choice(sizes, 'md'),
  orientation: choice(['horizontal', 'vertical'], 'horizontal'),
};

const inside = `<Step indicator={<StepIndicator>1</StepIndicator>}>Bike</Step>
<Step indicator={<StepIndicator>2</StepIndicator>}>Date</Step>`;

export default function StepperUsage() {
  return (
    <Playground name="Stepper" controls={controls} inside={inside}>
      {(props) => (
        <Stepper {...props} sx={{ width: 240 }}>
          <Step indicator={<StepIndicator>1</StepIndicator>}>Bike</Step>
          <Step indicator={<StepIndicator>2</StepIndicator>}>Date</Step>
        </Stepper>
      )}
    </Playground>
  );
}
