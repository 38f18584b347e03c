import ScheduleIcon from '@mui/icons-material/Schedule';
import WarningIcon from '@mui/icons-material/Warning';
import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipWithDecorators() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip startDecorator={<ScheduleIcon />}>45 minutes</Chip>
      <Chip color="warning" startDecorator={<WarningIcon />}>
        Contains nuts
      </Chip>
      <Chip variant="outlined" startDecorator={<Avatar aria-hidden>R</Avatar>}>
        By the reading group
      </Chip>
    </Stack>
  );
}
