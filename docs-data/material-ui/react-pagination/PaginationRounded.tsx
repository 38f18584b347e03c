import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationRounded() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} shape="rounded" aria-label="Pages of recipes" />
      <Pagination
        count={5}
        shape="rounded"
        variant="outlined"
        aria-label="Pages of menus"
      />
    </Stack>
  );
}
