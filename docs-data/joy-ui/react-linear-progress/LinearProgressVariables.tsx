import LinearProgress from '@mui/joy/LinearProgress';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--LinearProgress-thickness': number(24, [2, 64]),
  '--LinearProgress-radius': number(24, [0, 32]),
  '--LinearProgress-progressThickness': number(24, [1, 64]),
  '--LinearProgress-progressRadius': number(24, [0, 32]),
};

export default function LinearProgressVariables() {
  return (
    <Playground
      name="LinearProgress"
      given="determinate thickness={24} value={50}"
      variables={variables}
    >
      {(_, sx) => (
        <LinearProgress
          determinate
          thickness={24}
          value={50}
          aria-label="Drying"
          sx={sx}
        />
      )}
    </Playground>
  );
}
