import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Screening {
  id: number;
  hall: string;
  film: string;
  starts: string;
  seats: number;
}

const columns: GridColDef<Screening>[] = [
  { field: 'hall', headerName: 'Hall', width: 100 },
  {
    field: 'film',
    headerName: 'Film',
    flex: 1,
    minWidth: 150,
    rowSpanValueGetter: (_value, row) => `${row.hall}, ${row.film}`,
  },
  { field: 'starts', headerName: 'Starts', width: 100 },
  {
    field: 'seats',
    headerName: 'Free seats',
    type: 'number',
    width: 130,
    rowSpanValueGetter: () => null,
  },
];

const rows: Screening[] = [
  { id: 1, hall: 'Hall 1', film: 'Low Tide', starts: '16:00', seats: 84 },
  { id: 2, hall: 'Hall 1', film: 'Low Tide', starts: '18:30', seats: 40 },
  { id: 3, hall: 'Hall 1', film: 'Low Tide', starts: '21:00', seats: 40 },
  { id: 4, hall: 'Hall 2', film: 'Low Tide', starts: '16:00', seats: 15 },
  { id: 5, hall: 'Hall 2', film: 'Two Winters', starts: '18:30', seats: 22 },
  { id: 6, hall: 'Hall 2', film: 'Two Winters', starts: '21:00', seats: 61 },
];

export default function RowSpanning() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        hideFooter
        disableRowSelectionOnClick
        showCellVerticalBorder
        slotProps={{ main: { 'aria-label': 'Screenings today' } }}
      />
    </Box>
  );
}
