import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import DepartureRows from './DepartureRows';

export default function TableSheetColorInversion() {
  return (
    <Sheet
      invertedColors
      variant="solid"
      color="primary"
      sx={{ p: 2, width: '100%', borderRadius: 'md' }}
    >
      <Table
        aria-label="Departures on a solid sheet"
        sx={{
          '--TableCell-headBackground': 'transparent',
          '& th': { color: 'text.primary' },
        }}
      >
        <DepartureRows />
      </Table>
    </Sheet>
  );
}
