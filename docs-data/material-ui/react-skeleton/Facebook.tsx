import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';

const avatar = <Skeleton variant="circular" width={40} height={40} />;

export default function Facebook() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }} aria-busy>
      <CardHeader
        avatar={avatar}
        title={<Skeleton width="70%" />}
        subheader={<Skeleton width="40%" />}
      />
      <Skeleton variant="rectangular" height={160} />
      <CardContent>
        <Skeleton />
        <Skeleton width="80%" />
      </CardContent>
    </Card>
  );
}
