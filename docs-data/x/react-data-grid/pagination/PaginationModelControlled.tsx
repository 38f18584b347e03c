import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';

export default function PaginationModelControlled() {
  const [model, setModel] = useState({ page: 2, pageSize: 5 });
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setModel({ ...model, page: 0 })} sx={{ mb: 1 }}>
        First page
      </Button>
      <Box sx={{ height: 424 }}>
        <DataGrid
          rows={invoices}
          columns={invoiceColumns}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 10]}
          slotProps={{ main: { 'aria-label': 'Invoices by page' } }}
        />
      </Box>
    </Box>
  );
}
