import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import DepartureRows from './DepartureRows';

export default function TableSheet() {
  return (
    <Sheet
      variant="soft"
      color="primary"
      sx={{ p: 2, width: '100%', borderRadius: 'md' }}
    >
      <Table aria-label="Departures on a sheet" sx={transparentStyle}>
        <DepartureRows />
      </Table>
    </Sheet>
  );
}

const transparentStyle = {
  '--TableCell-headBackground': 'transparent',
  '--TableCell-borderColor': 'var(--joy-palette-primary-outlinedBorder)',
  '& th': { color: 'inherit' },
  color: 'inherit',
};
