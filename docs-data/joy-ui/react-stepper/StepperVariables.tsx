import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--StepIndicator-size': number(24, [12, 64]),
  '--Step-gap': number(8, [0, 32]),
  '--Step-connectorThickness': number(1, [0, 12]),
  '--Step-connectorInset': number(6, [0, 24]),
  '--Step-connectorRadius': number(0, [0, 12]),
};

export default function StepperVariables() {
  return (
    <Playground
      name="Stepper"
      variables={variables}
      inside="<Step>Bike</Step> …"
    >
      {(_, sx) => (
        <Stepper sx={{ width: 260, ...sx }}>
          <Step indicator={<StepIndicator>1</StepIndicator>}>Bike</Step>
          <Step indicator={<StepIndicator>2</StepIndicator>}>Date</Step>
        </Stepper>
      )}
    </Playground>
  );
}
