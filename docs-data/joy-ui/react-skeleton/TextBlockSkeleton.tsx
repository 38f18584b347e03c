import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TextBlockSkeleton() {
  return (
    <Stack direction="row" spacing={2} aria-busy="true">
      <div>
        <Typography level="h3">Timetable</Typography>
        <Typography level="body-sm">From May to September</Typography>
      </div>
      <div>
        <Skeleton variant="text" level="h3" width={110} />
        <Skeleton variant="text" level="body-sm" width={120} />
      </div>
    </Stack>
  );
}
