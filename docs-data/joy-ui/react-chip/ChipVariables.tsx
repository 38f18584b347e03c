import AirIcon from '@mui/icons-material/Air';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

export default function ChipVariables() {
  return (
    <Chip
      variant="outlined"
      startDecorator={<AirIcon />}
      endDecorator={<ChipDelete variant="soft" aria-label="Remove" />}
    >
      Windy
    </Chip>
  );
}
