import { useState } from 'react';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LoadingSkeleton() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: 280 }}>
      <Typography aria-busy={loading}>
        <Skeleton aria-hidden loading={loading}>
          The pier is closed until Friday. Boats leave from the old harbor.
        </Skeleton>
      </Typography>
      <Button variant="soft" onClick={() => setLoading(!loading)}>
        {loading ? 'Show the notice' : 'Load it again'}
      </Button>
    </Stack>
  );
}
