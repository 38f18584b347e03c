import { useMemo, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { invoiceColumns } from '../../data/invoices';
import { invoiceSource } from './invoiceSource';

const initialState = {
  pagination: { paginationModel: { pageSize: 4 }, rowCount: 0 },
};

export default function ServerSideErrorHandling() {
  const apiRef = useGridApiRef();
  const isDown = useRef(false);
  const [error, setError] = useState<string>();
  const source = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setError(undefined);
        if (isDown.current) throw new Error('The invoices are not available.');
        return invoiceSource.getRows(params);
      },
    }),
    [],
  );
  const tryAgain = () => apiRef.current.unstable_dataSource.fetchRows();
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="The server is down"
        onChange={(_event, checked) => (isDown.current = checked)}
      />
      <Button onClick={tryAgain}>Try again</Button>
      <Box sx={{ height: 280, my: 1 }}>
        <DataGridPro
          apiRef={apiRef}
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
