import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';

const overdue = { field: 'status', operator: 'is', value: 'Overdue' };

const views: Record<string, GridInitialState> = {
  'All invoices': {
    filter: { filterModel: { items: [] } },
    sorting: { sortModel: [] },
  },
  'To remind': {
    filter: { filterModel: { items: [overdue] } },
    sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
  },
};

export default function RestoreStateApiRef() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      {Object.entries(views).map(([name, view]) => (
        <Button key={name} onClick={() => apiRef.current.restoreState(view)}>
          {name}
        </Button>
      ))}
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGrid
          apiRef={apiRef}
          rows={invoices}
          columns={invoiceColumns}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Invoices' } }}
        />
      </Box>
    </Box>
  );
}
