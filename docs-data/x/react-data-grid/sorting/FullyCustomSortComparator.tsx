import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const sizes = ['XS', 'S', 'M', 'L', 'XL'];

const columns: GridColDef[] = [
  { field: 'garment', headerName: 'Garment', flex: 1, minWidth: 180 },
  {
    field: 'size',
    headerName: 'Size',
    width: 120,
    sortComparator: (a, b) => sizes.indexOf(a) - sizes.indexOf(b),
  },
  { field: 'left', headerName: 'Left', type: 'number', width: 100 },
];

const rows = [
  { id: 1, garment: 'Rain jacket', size: 'M', left: 12 },
  { id: 2, garment: 'Rain jacket', size: 'XL', left: 3 },
  { id: 3, garment: 'Wool sweater', size: 'XS', left: 7 },
  { id: 4, garment: 'Wool sweater', size: 'L', left: 5 },
];

export default function FullyCustomSortComparator() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'size', sort: 'asc' }] },
        }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Clothes in the outlet' } }}
      />
    </Box>
  );
}
