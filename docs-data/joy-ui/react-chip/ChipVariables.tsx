import AirIcon from '@mui/icons-material/Air';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--Chip-minHeight': number(24, [16, 56]),
  '--Chip-radius': number(24, [0, 28]),
  '--Chip-gap': number(4, [0, 24]),
  '--Chip-paddingInline': number(8, [0, 32]),
  '--Chip-decoratorChildHeight': number(18, [12, 40]),
};

export default function ChipVariables() {
  return (
    <Playground name="Chip" variables={variables} inside="Windy">
      {(_, sx) => (
        <Chip
          variant="outlined"
          startDecorator={<AirIcon />}
          endDecorator={<ChipDelete variant="soft" aria-label="Remove" />}
          sx={sx}
        >
          Windy
        </Chip>
      )}
    </Playground>
  );
}
