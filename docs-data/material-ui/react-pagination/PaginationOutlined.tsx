import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationOutlined() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} variant="outlined" aria-label="Pages of tools" />
      <Pagination
        count={5}
        variant="outlined"
        color="secondary"
        aria-label="Pages of parts"
      />
    </Stack>
  );
}
