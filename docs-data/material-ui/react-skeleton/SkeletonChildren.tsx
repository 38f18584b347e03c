import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const filled = { color: 'primary.contrastText', bgcolor: 'primary.main' };
const author = (
  <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
    <Avatar aria-hidden sx={filled}>
      IN
    </Avatar>
    <Typography>Reply from the innkeeper</Typography>
  </Stack>
);

export default function SkeletonChildren() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {loading ? <Skeleton variant="rounded">{author}</Skeleton> : author}
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Show the reply' : 'Load again'}
      </Button>
    </Stack>
  );
}
