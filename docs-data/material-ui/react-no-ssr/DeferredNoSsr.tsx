import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Bars } from './Bars';

export default function DeferredNoSsr() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Typography>Visitors per weekday</Typography>
      <NoSsr defer fallback={<Skeleton variant="rounded" height={120} />}>
        <Bars />
      </NoSsr>
    </Box>
  );
}
