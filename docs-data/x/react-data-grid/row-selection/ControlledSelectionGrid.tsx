import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';

export default function ControlledSelectionGrid() {
  const [selected, setSelected] = useState<GridRowSelectionModel>([3, 7]);
  const total = invoices
    .filter(({ id }) => selected.includes(id))
    .reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={invoices}
          columns={invoiceColumns}
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Invoices to pay' } }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        To pay: {total.toFixed(2)} EUR
      </Typography>
    </Box>
  );
}
