import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  tracking: string;
  recipient: string;
  weight: number;
}

const rows: Parcel[] = [
  { tracking: 'PX-20417', recipient: 'Linden Books', weight: 3.2 },
  { tracking: 'PX-20418', recipient: 'Fern Optics', weight: 0.8 },
  { tracking: 'PX-20423', recipient: 'Cedar Joinery', weight: 14.5 },
];

const columns: GridColDef<Parcel>[] = [
  { field: 'tracking', headerName: 'Tracking number', flex: 1, minWidth: 160 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 160 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

const getTracking = (parcel: Parcel) => parcel.tracking;

export default function RowsGridWithGetRowId() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        getRowId={getTracking}
        slotProps={{ main: { 'aria-label': 'Parcels' } }}
      />
    </Box>
  );
}
