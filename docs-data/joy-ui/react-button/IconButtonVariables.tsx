import CastIcon from '@mui/icons-material/Cast';
import IconButton from '@mui/joy/IconButton';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--IconButton-size': number(36, [24, 72]),
  '--IconButton-radius': number(6, [0, 36]),
  '--Icon-fontSize': number(24, [12, 48]),
};

export default function IconButtonVariables() {
  return (
    <Playground
      name="IconButton"
      given='aria-label="Cast to a screen"'
      variables={variables}
      inside="<CastIcon />"
    >
      {(_, sx) => (
        <IconButton variant="solid" aria-label="Cast to a screen" sx={sx}>
          <CastIcon />
        </IconButton>
      )}
    </Playground>
  );
}
