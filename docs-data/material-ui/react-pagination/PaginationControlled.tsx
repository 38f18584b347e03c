import { useState } from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const perPage = 2;
const sightings = ['Heron', 'Otter', 'Kingfisher', 'Dragonfly', 'Newt'];

export default function PaginationControlled() {
  const [page, setPage] = useState(1);
  const shown = sightings.slice((page - 1) * perPage, page * perPage);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status">{shown.join(', ')}</Typography>
      <Pagination
        count={Math.ceil(sightings.length / perPage)}
        page={page}
        onChange={(_event, value) => setPage(value)}
        aria-label="Pages of sightings"
      />
    </Stack>
  );
}
