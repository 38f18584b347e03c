import { useState } from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicCardSkeleton() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <IslandCard loading={loading} />
      <Button variant="soft" onClick={() => setLoading(!loading)}>
        {loading ? 'Show the island' : 'Load it again'}
      </Button>
    </Stack>
  );
}

function IslandCard({ loading }: { loading: boolean }) {
  return (
    <Card variant="outlined" aria-busy={loading} sx={{ width: 260 }}>
      <AspectRatio ratio="2">
        <Skeleton loading={loading}>
          <img src="/static/images/island/dunes.svg" alt="Dunes with grass" />
        </Skeleton>
      </AspectRatio>
      <Typography level="title-md">
        <Skeleton aria-hidden loading={loading}>
          Island of dunes
        </Skeleton>
      </Typography>
      <Typography level="body-sm">
        <Skeleton aria-hidden loading={loading}>
          Forty minutes from the pier.
        </Skeleton>
      </Typography>
    </Card>
  );
}
