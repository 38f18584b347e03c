import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, GridDataSourceCacheDefault } from '@mui/x-data-grid-pro';
import { invoiceColumns } from '../../data/invoices';
import { useCountedSource } from './useCountedSource';

const initialState = {
  pagination: { paginationModel: { pageSize: 4 }, rowCount: 0 },
};
const cache = new GridDataSourceCacheDefault({ ttl: 10_000 });

export default function ServerSideDataGridTTL() {
  const { source, asked } = useCountedSource();
  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">Requests: {asked}</Typography>
      <Box sx={{ height: 280, mt: 1 }}>
        <DataGridPro
          columns={invoiceColumns}
          unstable_dataSource={source}
          unstable_dataSourceCache={cache}
          pagination
          initialState={initialState}
          pageSizeOptions={[4]}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Invoices, kept for 10 s' } }}
        />
      </Box>
    </Box>
  );
}
