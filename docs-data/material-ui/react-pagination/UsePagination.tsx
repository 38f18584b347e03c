import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';

export default function UsePagination() {
  const { items } = usePagination({ count: 4 });
  const shown = items.map(({ page, type, selected, ...item }, index) => (
    <li key={index}>
      {type.endsWith('ellipsis') ? (
        '…'
      ) : (
        <Button
          {...item}
          size="small"
          variant={selected ? 'outlined' : 'text'}
          sx={{ minWidth: 36 }}
        >
          {type === 'page' ? page : type}
        </Button>
      )}
    </li>
  ));

  return (
    <nav aria-label="Pages of the report">
      <Stack
        component="ul"
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {shown}
      </Stack>
    </nav>
  );
}
