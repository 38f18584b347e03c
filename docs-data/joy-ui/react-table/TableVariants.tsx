import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import DepartureRows from './DepartureRows';

export default function TableVariants() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      {(['outlined', 'soft', 'solid'] as const).map((variant) => (
        <Table key={variant} variant={variant} aria-label={variant}>
          <DepartureRows />
        </Table>
      ))}
    </Stack>
  );
}
