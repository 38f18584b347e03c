import Box from '@mui/material/Box';
import {
  DataGrid,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';
import { departures, type Departure } from '../../data/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'time', headerName: 'Departs', width: 100 },
  {
    field: 'stop',
    headerName: 'Platform and line',
    filterable: false,
    flex: 1,
    minWidth: 180,
    valueGetter: (_value, { platform, line }) => ({ platform, line }),
    valueFormatter: ({ platform, line }) => `${platform} · ${line}`,
    sortComparator: (a, b, paramA, paramB) =>
      gridNumberComparator(a.platform, b.platform, paramA, paramB) ||
      gridStringOrNumberComparator(a.line, b.line, paramA, paramB),
  },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 150 },
];

export default function ExtendedSortComparator() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={departures}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'stop', sort: 'asc' }] },
        }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Departures by platform' } }}
      />
    </Box>
  );
}
