import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../data/invoices';
import DateEditCell from './DateEditCell';

const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 190,
    editable: true,
    renderEditCell: (params) => <DateEditCell {...params} />,
  },
];

const rows = invoices.slice(0, 4);

export default function EditingWithDatePickers() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Due dates' } }}
      />
    </Box>
  );
}
