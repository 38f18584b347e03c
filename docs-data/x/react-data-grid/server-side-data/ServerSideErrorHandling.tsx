import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { invoiceColumns } from '../../data/invoices';
import { invoiceSource } from './invoiceSource';

const initialState = {
  pagination: { paginationModel: { pageSize: 4 }, rowCount: 0 },
};

export default function ServerSideErrorHandling() {
  const [isDown, setIsDown] = useState(false);
  const [error, setError] = useState<string>();
  const source = useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        if (!isDown) return invoiceSource.getRows(params);
        return Promise.reject(new Error('The invoices could not be loaded.'));
      },
    }),
    [isDown],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="The server is down"
        checked={isDown}
        onChange={(_event, checked) => {
          setIsDown(checked);
          setError(undefined);
        }}
      />
      <Box sx={{ height: 280, my: 1 }}>
        <DataGridPro
          columns={invoiceColumns}
          unstable_dataSource={source}
          unstable_onDataSourceError={({ message }) => setError(message)}
          pagination
          initialState={initialState}
          pageSizeOptions={[4]}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Invoices' } }}
        />
      </Box>
      {error && <Alert severity="error">{error}</Alert>}
    </Box>
  );
}
