import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const shared = { count: 20, defaultPage: 10, size: 'small' } as const;

export default function PaginationRanges() {
  return (
    <Stack spacing={2}>
      <Pagination {...shared} siblingCount={0} aria-label="No siblings" />
      <Pagination {...shared} aria-label="Default" />
      <Pagination
        {...shared}
        siblingCount={0}
        boundaryCount={2}
        aria-label="Two at each end"
      />
    </Stack>
  );
}
