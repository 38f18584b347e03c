import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

const chip = (
  <Chip component="span" size="sm">
    Draft
  </Chip>
);

export default function BasicChip() {
  return (
    <Typography level="title-md" endDecorator={chip}>
      Meeting minutes
    </Typography>
  );
}
