import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';
import { usePage } from './usePage';

export default function ServerPaginationGridEstimated() {
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const [rowCount, setRowCount] = useState(-1);
  const { loading, ...answer } = usePage(books, model);
  const shown = (model.page + 1) * model.pageSize;
  const hasNextPage = loading || shown < Number(answer.rowCount);
  return (
    <Box sx={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={answer.rows}
        columns={bookColumns}
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        estimatedRowCount={20}
        paginationMeta={{ hasNextPage }}
        loading={loading}
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5]}
        slotProps={{ main: { 'aria-label': 'Catalog of the library' } }}
      />
    </Box>
  );
}
