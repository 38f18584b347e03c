import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import DepartureRows from './DepartureRows';

export default function TableSizes() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Table size="sm" aria-label="Small">
        <DepartureRows />
      </Table>
      <Table size="lg" aria-label="Large">
        <DepartureRows />
      </Table>
    </Stack>
  );
}
