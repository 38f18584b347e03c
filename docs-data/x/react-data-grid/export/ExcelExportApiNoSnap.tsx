import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { invoiceColumns, invoices } from '../../data/invoices';

const rows = invoices.slice(0, 3);

export default function ExcelExportApiNoSnap() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.exportDataAsExcel({ fileName: 'march' })}
        sx={{ mb: 1 }}
      >
        Download the invoices
      </Button>
      <Box sx={{ height: 190 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={invoiceColumns}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Invoices' } }}
        />
      </Box>
    </Box>
  );
}
