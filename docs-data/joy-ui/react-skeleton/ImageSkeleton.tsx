import { useState } from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ImageSkeleton() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={1.5} sx={{ width: 260, maxWidth: '100%' }}>
      <AspectRatio ratio="2" aria-busy={loading}>
        <Skeleton loading={loading}>
          <img src="/static/images/island/ferry.svg" alt="Ferry at sea" />
        </Skeleton>
      </AspectRatio>
      <Typography
        component="label"
        endDecorator={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
      >
        Loading
      </Typography>
    </Stack>
  );
}
