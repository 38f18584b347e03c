import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function PaginationSize() {
  return (
    <Stack spacing={2}>
      {sizes.map((size) => (
        <Pagination
          key={size}
          count={4}
          size={size}
          aria-label={`Pages of letters, ${size}`}
        />
      ))}
    </Stack>
  );
}
