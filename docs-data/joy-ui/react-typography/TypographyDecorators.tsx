import ParkIcon from '@mui/icons-material/Park';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

const chip = (
  <Chip component="span" size="sm">
    Open all year
  </Chip>
);

export default function TypographyDecorators() {
  return (
    <Typography
      level="title-lg"
      startDecorator={<ParkIcon />}
      endDecorator={chip}
    >
      Arboretum
    </Typography>
  );
}
