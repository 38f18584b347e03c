import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { invoiceColumns } from '../../data/invoices';
import { invoiceSource } from './invoiceSource';

const initialState = {
  pagination: { paginationModel: { pageSize: 4 }, rowCount: 0 },
};

export default function ServerSideDataGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGridPro
        columns={invoiceColumns}
        unstable_dataSource={invoiceSource}
        pagination
        initialState={initialState}
        pageSizeOptions={[4]}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Invoices on the server' } }}
      />
    </Box>
  );
}
