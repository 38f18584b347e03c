import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function RowActions() {
  const { breakpoints } = useTheme();
  const wide = useMediaQuery(breakpoints.up('sm'));

  return (
    <Stack direction="row" spacing={1} sx={{ width: 280, height: 36 }}>
      <Button variant="outlined">Open</Button>
      {wide && <Button>Duplicate</Button>}
      {wide && <Button>Print</Button>}
    </Stack>
  );
}
