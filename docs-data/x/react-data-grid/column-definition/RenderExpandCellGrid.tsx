import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import ExpandableText from './ExpandableText';

const rows = [
  {
    id: 1,
    ticket: 'Ticket 118',
    report:
      'The label printer stops after ten labels and blinks. Switching it off and on helps until the next batch.',
  },
  {
    id: 2,
    ticket: 'Ticket 121',
    report:
      'The scanner at gate 4 reads tickets twice when they are held close to the glass, so the counter is wrong.',
  },
];

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', width: 100 },
  {
    field: 'report',
    headerName: 'Report',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: (params) => <ExpandableText {...params} />,
  },
];

export default function RenderExpandCellGrid() {
  return (
    <Box sx={{ height: 180, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Tickets' } }}
      />
    </Box>
  );
}
