import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function BasicSkeleton() {
  return (
    <Card variant="outlined" aria-busy="true" sx={{ width: 240 }}>
      <AspectRatio ratio="21 / 9">
        <Skeleton />
      </AspectRatio>
      <Typography>
        <Skeleton aria-hidden>
          The ferry leaves in the morning and comes back late.
        </Skeleton>
      </Typography>
    </Card>
  );
}
