import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';
import { usePage } from './usePage';

export default function ServerPaginationGridNoRowCount() {
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const [rowCount, setRowCount] = useState(-1);
  const { loading, ...answer } = usePage(departures, model);
  const shown = (model.page + 1) * model.pageSize;
  const hasNextPage = loading || shown < Number(answer.rowCount);
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={answer.rows}
        columns={departureColumns}
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={setRowCount}
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
