import CircularProgress from '@mui/joy/CircularProgress';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--CircularProgress-size': number(64, [16, 140]),
  '--CircularProgress-trackThickness': number(8, [0, 32]),
  '--CircularProgress-progressThickness': number(8, [1, 32]),
};

export default function CircularProgressVariables() {
  return (
    <Playground
      name="CircularProgress"
      given='determinate size="lg" value={70}'
      variables={variables}
    >
      {(_, sx) => (
        <CircularProgress
          determinate
          size="lg"
          value={70}
          aria-label="Proofing"
          sx={sx}
        />
      )}
    </Playground>
  );
}
