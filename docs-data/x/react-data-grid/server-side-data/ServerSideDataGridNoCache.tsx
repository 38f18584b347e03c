import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { invoiceColumns } from '../../data/invoices';
import { useCountedSource } from './useCountedSource';

const initialState = {
  pagination: { paginationModel: { pageSize: 4 }, rowCount: 0 },
};

export default function ServerSideDataGridNoCache() {
  const { source, asked } = useCountedSource();
  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">Requests: {asked}</Typography>
      <Box sx={{ height: 280, mt: 1 }}>
        <DataGridPro
          columns={invoiceColumns}
          unstable_dataSource={source}
          unstable_dataSourceCache={null}
          pagination
          initialState={initialState}
          pageSizeOptions={[4]}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Invoices, not kept' } }}
        />
      </Box>
    </Box>
  );
}
