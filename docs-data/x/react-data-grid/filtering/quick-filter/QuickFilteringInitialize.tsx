import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../../data/invoices';
import SearchToolbar from './SearchToolbar';

const march = invoices.slice(0, 12);
const germany = { items: [], quickFilterValues: ['germany'] };

export default function QuickFilteringInitialize() {
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={march}
        columns={invoiceColumns}
        initialState={{ filter: { filterModel: germany } }}
        density="compact"
        hideFooter
        slots={{ toolbar: SearchToolbar }}
        slotProps={{ main: { 'aria-label': 'Invoices of March' } }}
      />
    </Box>
  );
}
