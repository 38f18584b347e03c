import Box from '@mui/material/Box';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';

const slots = {
  columnSortedAscendingIcon: ExpandLess,
  columnSortedDescendingIcon: ExpandMore,
  columnUnsortedIcon: null,
};

export default function CustomSortIcons() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={invoices}
        columns={invoiceColumns}
        density="compact"
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'customer', sort: 'asc' }] },
        }}
        slots={slots}
        slotProps={{ main: { 'aria-label': 'Invoices by customer' } }}
      />
    </Box>
  );
}
