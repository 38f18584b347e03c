import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
} from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function ColumnSelectorGridToggleAllMode() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={invoices}
        columns={invoiceColumns}
        hideFooter
        slots={{ toolbar: ColumnsToolbar }}
        slotProps={{
          main: { 'aria-label': 'Invoices' },
          columnsManagement: { toggleAllMode: 'filteredOnly' },
        }}
      />
    </Box>
  );
}
