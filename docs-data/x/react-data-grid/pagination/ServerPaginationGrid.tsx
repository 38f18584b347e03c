import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';
import { usePage } from './usePage';

export default function ServerPaginationGrid() {
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const { rows, rowCount = 0, loading } = usePage(invoices, model);
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={invoiceColumns}
        paginationMode="server"
        rowCount={rowCount}
        loading={loading}
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5]}
        slotProps={{ main: { 'aria-label': 'Invoices on the server' } }}
      />
    </Box>
  );
}
