import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';
import { usePage } from './usePage';

export default function ServerPaginationGridNoRowCount() {
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const { rows, rowCount = Infinity, loading } = usePage(departures, model);
  const hasNextPage = (model.page + 1) * model.pageSize < rowCount;
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={departureColumns}
        paginationMode="server"
        rowCount={-1}
        paginationMeta={{ hasNextPage }}
        loading={loading}
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5]}
        slotProps={{ main: { 'aria-label': 'Departures' } }}
      />
    </Box>
  );
}
