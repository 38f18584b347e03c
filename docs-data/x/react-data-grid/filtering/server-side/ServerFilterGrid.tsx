import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbar, type GridFilterModel } from '@mui/x-data-grid';
import { serverColumns } from './serverColumns';
import useFilteredInvoices from './useFilteredInvoices';

const initialState = {
  columns: { columnVisibilityModel: { status: false, due: false } },
};

export default function ServerFilterGrid() {
  const isDown = useRef(false);
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [{ id: 1, field: 'amount', operator: '>', value: 1500 }],
  });
  const { rows, loading, error } = useFilteredInvoices(filterModel, isDown);
  /** A new object is a new request, even with the same filters. */
  const tryAgain = () => setFilterModel({ ...filterModel });
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="The server is down"
        onChange={(_event, checked) => (isDown.current = checked)}
      />
      <Button onClick={tryAgain}>Try again</Button>
      <Box sx={{ height: 320, my: 1 }}>
        <DataGrid
          rows={rows}
          columns={serverColumns}
          initialState={initialState}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          loading={loading}
          density="compact"
          hideFooter
          slots={{ toolbar: GridToolbar }}
          slotProps={{ main: { 'aria-label': 'Invoices' } }}
        />
      </Box>
      {error && <Alert severity="error">{error}</Alert>}
    </Box>
  );
}
