import Box from '@mui/material/Box';
import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 160 },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 120,
    valueFormatter: (value) => value ?? 'Still running',
    getSortComparator: (direction) => (a, b, paramA, paramB) => {
      if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
      const order = gridNumberComparator(a, b, paramA, paramB);
      return direction === 'desc' ? -order : order;
    },
  },
];

const rows = [
  { id: 1, runner: 'Ada Lund', minutes: 47 },
  { id: 2, runner: 'Ben Orso', minutes: null },
  { id: 3, runner: 'Cora Mills', minutes: 44 },
  { id: 4, runner: 'Dan Iwu', minutes: 52 },
];

export default function GetSortComparator() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'minutes', sort: 'desc' }] },
        }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Times of the run' } }}
      />
    </Box>
  );
}
