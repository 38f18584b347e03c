import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationButtons() {
  return (
    <Stack spacing={2}>
      <Pagination
        count={3}
        showFirstButton
        showLastButton
        aria-label="Chapters"
      />
      <Pagination
        count={5}
        hidePrevButton
        hideNextButton
        aria-label="Volumes"
      />
    </Stack>
  );
}
