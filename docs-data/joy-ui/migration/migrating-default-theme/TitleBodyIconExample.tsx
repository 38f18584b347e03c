import ScheduleIcon from '@mui/icons-material/Schedule';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const sizes = ['lg', 'md', 'sm'] as const;

export default function TitleBodyIconExample() {
  return (
    <Stack spacing={2}>
      {sizes.map((size) => (
        <div key={size}>
          <Typography level={`title-${size}`} startDecorator={<ScheduleIcon />}>
            Ferry at 6:40
          </Typography>
          <Typography level={`body-${size}`}>Runs on weekdays.</Typography>
        </div>
      ))}
    </Stack>
  );
}
